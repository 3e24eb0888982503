import { expect, type Page, test } from '@playwright/test'
import { windowOf } from './setting/people.ts'

const languages = [
  { name: 'English', tab: /^All/, code: 'en' },
  { name: 'Português', tab: /^Todos|^Todas/, code: 'pt' },
  { name: '繁體中文', tab: /^全部/, code: 'zh-TW' },
  { name: '简体中文', tab: /^全部/, code: 'zh-CN' },
]

// By kind of screen: each language sees two or three kinds, each kind is seen in two languages. That a screen has its words in all of
// them is the compiler's care; here we look for what only a drawn page shows.
const kinds: readonly (readonly string[])[] = [
  ['/post/position/list', '/regulation2/position/list'],
  ['/candidate/filter/list?view=board'],
  ['/candidate/filter/list?open=1'],
  ['/dashboard/social', '/dashboard/campus'],
  ['/regulation2/recruitment2/list'],
]

const sampleFor = (language: number) =>
  kinds
    .filter((_, kind) => (kind + language) % 2 === 0)
    .map((screens) => screens[Math.floor(language / 2) % screens.length] ?? '')

// What people write with a dot or an underscore in it: file names, addresses, techniques.
const written = /@|\.(pdf|docx?|html|png|jpe?g|zip|com|cn|org|net|br|js|io|example|test|invalid)$/i

/** Words on the page that look like the key of a text (`stages.all`) or a code (`pending_decision`). */
async function rawKeys(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText()
  return text.split(/[\s()（）:：,，、]+/).filter((word) => {
    const isKey = /^[a-z][a-zA-Z]*(\.[a-zA-Z_]+)+$/.test(word) || /^[a-z]+(_[a-z]+)+$/.test(word)
    return isKey && !written.test(word)
  })
}

/** The screen stands there, and nothing of it is still on its way. */
async function isDrawn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await expect(page.locator('.ant-skeleton, [aria-busy=true]')).toHaveCount(0)
}

test('四种语言都完整：切换后重新加载，没有一处露出文案的键', { tag: '@pipeline' }, async ({ browser }) => {
  test.setTimeout(240_000)
  const page = await windowOf(browser, 'lin')
  await page.goto('/candidate/filter/list')
  // The app begins before anybody can choose anything.
  await isDrawn(page)
  for (const [at, { name, tab, code }] of languages.entries()) {
    await page.getByRole('button', { name: /^(切换语言|切換語言|Language|Idioma)$/ }).click()
    await page.getByRole('menuitem', { name }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${code}`))
    await isDrawn(page)
    expect(await rawKeys(page), `${name} where it was chosen`).toEqual([])
    for (const screen of sampleFor(at)) {
      await page.goto(screen)
      await isDrawn(page)
      if (screen.startsWith('/candidate'))
        await expect(page.getByRole('tab', { name: tab }).first()).toBeVisible()
      expect(await rawKeys(page), `${name} ${screen}`).toEqual([])
    }
  }
})

test('阿拉伯语环境从右到左', { tag: '@pipeline' }, async ({ browser }) => {
  const page = await windowOf(browser, 'lin')
  await page.addInitScript(() => localStorage.setItem('umi_locale', 'ar'))
  await page.goto('/candidate/filter/list')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('tab').first()).toBeVisible()
})
