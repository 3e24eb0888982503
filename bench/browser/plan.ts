import type { Act } from './acts.ts'
import type { Load } from './loads.ts'

/** The address of the candidate list. */
export const list = '/candidate/filter/list'
const row = 'tbody tr'
const record = '.ant-drawer h2'

/** The pages somebody comes to. */
export const loads: readonly Load[] = [
  { what: 'sign-in', path: '/site/login', shows: 'form button', kilobytes: 250 },
  { what: 'candidate list', path: list, shows: row, kilobytes: 250 },
  { what: 'dashboard', path: '/dashboard/social', shows: '#content [aria-busy="false"]', kilobytes: 250 },
  { what: 'portal list', path: '/careers/bench-1', shows: 'main a', kilobytes: 90 },
]

/** What is done all day. */
export const acts: readonly Act[] = [
  {
    what: 'changing the stage tab',
    path: list,
    from: row,
    does: (page) => page.getByRole('tab').nth(1).click(),
    shows: '[role=tab]:nth-child(2)[aria-selected=true]',
  },
  {
    what: 'opening the drawer',
    path: list,
    from: row,
    does: (page) => page.locator(`${row} button`).first().click(),
    shows: record,
  },
  {
    what: 'typing in the search box',
    path: list,
    from: row,
    does: (page) => page.locator('search input').first().pressSequentially('wang', { delay: 60 }),
    shows: 'search input[value="wang"]',
  },
  {
    what: 'selecting a row',
    path: list,
    from: row,
    does: (page) => page.locator(`${row} input[type=checkbox]`).nth(1).click(),
    shows: '[role=toolbar]',
  },
  {
    what: 'the next candidate (J)',
    path: list,
    from: row,
    prepares: async (page) => {
      await page.locator(`${row} button`).first().click()
      await page.waitForSelector(record)
      await page.waitForTimeout(1000)
    },
    does: (page) => page.keyboard.press('j'),
    shows: `${row}:nth-child(2)[data-open=true]`,
  },
  {
    what: 'opening the move dialog',
    path: list,
    from: row,
    prepares: async (page) => {
      await page.locator(`${row} input[type=checkbox]`).nth(1).click()
      await page.waitForSelector('[role=toolbar]')
      await page.waitForTimeout(1000)
    },
    does: (page) => page.locator('[role=toolbar] .ant-btn-primary').click(),
    shows: '.ant-modal form',
  },
]
