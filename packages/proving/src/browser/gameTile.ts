import type { Locator, Page } from 'playwright-core';

export const gameTile = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: 'Five games' }).getByRole('link', { name: title });
