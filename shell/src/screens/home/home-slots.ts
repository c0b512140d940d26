import { createContext, use, type ReactNode } from 'react';

const HomeSlots = createContext<ReactNode>(null);

/** Hands the home page what the remotes show on it. */
export const HomeSlotsProvider = HomeSlots;

export const useHomeSlots = (): ReactNode => use(HomeSlots);
