import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Holds the page before us, or the parts of it that a selector names, to what assistive technology needs (WCAG 2.2 A and AA, and axe's
 * best practices).
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  // Of what is fading in or out the contrast is not yet what it will be.
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
  // Evaluated rather than added as a script: the pages' policy allows no script of ours.
  await page.evaluate(axe)
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(within)}, { resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } })`,
  )
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}
