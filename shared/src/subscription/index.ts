/** Plans of performers and venues: what there is to buy, what runs, and how it goes on. */
export { PlanChoice } from './plan-choice';
export { PlanComparison } from './plan-comparison';
export { SubscriptionDesk } from './subscription-desk';
export { audiences, type Audience, type Subscriber } from './subscription.schema';
