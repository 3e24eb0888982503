import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { type ShapedScript, shapedScripts } from './runs-of.ts'

const require = createRequire(import.meta.url)

/** Both weights of the face of a script whose letters are joined, stacked or written from the right; with the rules by which they are. */
export async function buildShapedFonts(
  script: ShapedScript,
  text: string,
): Promise<{ normal: Buffer; bold: Buffer }> {
  const name = `noto-sans-${script.toLowerCase()}`
  const folder = dirname(require.resolve(`@fontsource-variable/${name}/package.json`))
  const file = await readFile(join(folder, 'files', `${name}-${script.toLowerCase()}-wght-normal.woff2`))
  const characters = Array.from(text).filter((character) => shapedScripts[script].letters.test(character))
  const at = (wght: number) =>
    subsetFont(file, `${characters.join('')} \u00a0\u200c\u200d`, {
      targetFormat: 'truetype',
      variationAxes: { wght },
    })
  return { normal: await at(400), bold: await at(700) }
}
