import * as z from '@spotlight/shared/vendor/zod';

/** Kinds of administrators; each comes with its flags. */
const adminRoles = ['viewer', 'editor', 'approver', 'superadmin'] as const;

/** What `decide()` decides on, by table. */
const decidableEntities = [
  'events',
  'venues',
  'performer_profiles',
  'products',
  'advertisements',
  'ad_creatives',
  'support_spots',
  'support_ad_orders',
] as const;

/** Tabs of the approval queue. */
const approvalTypes = [
  'event',
  'venue',
  'performer',
  'ad',
  'artwork',
  'product',
  'support_ad',
  'campaign',
  'spot',
  'claim',
  'identity',
  'report',
] as const;

/** Tabs of the approval workflow. */
const approvalTabs = ['pending_approval', 'approved', 'rejected'] as const;

/** States of an administrator's invitation; `waiting` needs a second superadmin. */
const invitationStates = ['waiting', 'open', 'accepted', 'revoked', 'expired'] as const;

/** What may be wrong with a file, in the words of `validate_file_upload()`. */
const fileErrors = ['file_name', 'executable', 'content_type', 'file_size'] as const;

/** Texts of the site that administrators edit. */
export const websiteTextKeys = [
  'homepage_title',
  'homepage_subtitle',
  'homepage_description',
  'about_description',
  'footer_contact_info',
  'footer_copyright',
  'birthday_prepare_activity',
  'birthday_gift_ad',
] as const;

/** Pages that a banner can stand on. */
const bannerPages = ['home', 'events', 'performers', 'venues', 'maps', 'other'] as const;

/** Lists of the front page. */
const featuredTypes = ['event', 'venue', 'artist'] as const;

/** A page of a list, as every list function answers. */
const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), total: z.number(), page: z.number(), page_size: z.number() });

const identity = z.object({
  type: z.enum(['fan', 'performer', 'venue']),
  status: z.enum(['active', 'pending', 'suspended']),
});

/** An account in the tables of users and permissions. */
export const adminUserSchema = z.object({
  id: z.guid(),
  username: z.string(),
  email: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
  role: z.enum(['admin', 'fan', 'performer', 'venue']),
  active: z.boolean(),
  admin_role: z.nullable(z.enum(adminRoles)),
  has_second_factor: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  can_post_events: z.boolean(),
  can_post_venues: z.boolean(),
  can_post_performers: z.boolean(),
  can_post_ads: z.boolean(),
  can_manage_users: z.boolean(),
  can_manage_events: z.boolean(),
  can_manage_venues: z.boolean(),
  can_manage_performers: z.boolean(),
  can_manage_ads: z.boolean(),
  can_approve_posts: z.boolean(),
  identities: z.array(identity),
});

/** Answer of `admin_list_users()`. */
export const adminUserPageSchema = z.extend(pageOf(adminUserSchema), {
  admins: z.object({
    total: z.number(),
    can_approve_posts: z.number(),
    can_manage_users: z.number(),
  }),
});

/** Answer of `invite_admin()`; the token is shown this once. */
export const invitationReceiptSchema = z.object({
  invitation_id: z.guid(),
  status: z.enum(['waiting', 'open']),
  expires_at: z.string(),
  token: z.string().check(z.regex(/^[0-9a-f]{48}$/)),
});

/** Answer of `admin_list_invitations()`. */
export const invitationListSchema = z.object({
  items: z.array(
    z.object({
      id: z.guid(),
      email: z.string(),
      admin_role: z.enum(adminRoles),
      status: z.enum(invitationStates),
      invited_by: z.string(),
      may_confirm: z.boolean(),
      expires_at: z.string(),
      created_at: z.string(),
    }),
  ),
});

/** What `decide()` takes. A rejection needs its reason. */
export const decisionInputSchema = z.object({
  p_entity_type: z.enum(decidableEntities),
  p_entity_id: z.guid(),
  p_status: z.string().check(z.minLength(1)),
  p_reason: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
});

/** Answer of `decide()`. */
export const decisionSchema = z.object({
  entity_type: z.enum(decidableEntities),
  entity_id: z.guid(),
  status: z.string(),
});

/** Answer of `decision_history()`; names only for those who decide. */
export const decisionHistorySchema = z.object({
  items: z.array(
    z.object({
      from_status: z.string(),
      to_status: z.string(),
      reason: z.nullable(z.string()),
      decided_at: z.string(),
      decided_by: z.nullable(z.string()),
    }),
  ),
});

/** Answer of `approval_queue()`. */
export const approvalQueueSchema = z.extend(
  pageOf(
    z.object({
      id: z.guid(),
      type: z.enum(approvalTypes),
      entity_type: z.string(),
      title: z.string(),
      status: z.enum(approvalTabs),
      submitter: z.nullable(z.string()),
      submitted_at: z.string(),
      due_at: z.string(),
      owner_id: z.nullable(z.guid()),
      is_own: z.boolean(),
      may_decide: z.boolean(),
      details: z.record(z.string(), z.unknown()),
      marks: z.array(
        z.object({
          code: z.string(),
          level: z.enum(['danger', 'warning', 'info']),
          facts: z.record(z.string(), z.unknown()),
        }),
      ),
      remarks: z.nullable(z.string()),
    }),
  ),
  {
    pending: z.partialRecord(z.enum(approvalTypes), z.number()),
    oldest_at: z.nullable(z.string()),
  },
);

/** Answer of `reason_templates()` and `save_reason_templates()`. */
export const reasonTemplatesSchema = z.object({
  items: z.array(z.object({ label: z.string(), body: z.string() })),
});

/** Answer of `validate_file_upload()`. */
export const fileCheckSchema = z.object({
  valid: z.boolean(),
  error: z.nullable(z.enum(fileErrors)),
});

/** A banner, as `save_website_banner()` and the list answer it. */
export const bannerSchema = z.object({
  id: z.guid(),
  banner_key: z.string(),
  media_type: z.enum(['image', 'video']),
  banner_url: z.nullable(z.string()),
  video_url: z.nullable(z.string()),
  title: z.string(),
  subtitle: z.nullable(z.string()),
  link: z.nullable(z.string()),
  page: z.enum(bannerPages),
  is_active: z.boolean(),
  display_order: z.number(),
  starts_at: z.nullable(z.string()),
  ends_at: z.nullable(z.string()),
  updated_at: z.string(),
});

/** Answer of `admin_list_banners()`. */
export const bannerListSchema = z.object({
  items: z.array(z.extend(bannerSchema, { is_live: z.boolean(), is_slot: z.boolean() })),
});

const featuredReference = {
  id: z.guid(),
  content_type: z.enum(featuredTypes),
  reference_id: z.guid(),
  reference_title: z.nullable(z.string()),
  reference_image: z.nullable(z.string()),
};

/** Answer of `featured()`. */
export const featuredSchema = z.array(z.object(featuredReference));

/** Answer of `admin_list_featured()`. */
export const featuredListSchema = z.object({
  items: z.array(
    z.object({
      ...featuredReference,
      is_active: z.boolean(),
      display_order: z.number(),
      starts_at: z.nullable(z.string()),
      ends_at: z.nullable(z.string()),
      is_shown: z.boolean(),
    }),
  ),
});
