import { expect, type Locator, type Page } from '@playwright/test'

/** The menu at the side. */
export const menu = (page: Page): Locator => page.getByRole('navigation', { name: '主菜单' })

/** Where the entries of the menu as it is lead, unfolded or not. */
export function leadsOf(page: Page): Promise<string[]> {
  return menu(page)
    .locator('li li a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}

/** Goes to an entry of the menu as it is; its group is unfolded where it was folded away. */
export async function goByMenu(page: Page, href: string): Promise<void> {
  const link = menu(page).locator(`li li a[href="${href}"]`)
  await expect(async () => {
    if (await link.isHidden())
      await menu(page)
        .locator('li[data-group]')
        .filter({ has: page.locator(`a[href="${href}"]`) })
        .getByRole('button')
        .click()
    await expect(link).toBeVisible({ timeout: 1000 })
  }).toPass()
  await link.click()
}
