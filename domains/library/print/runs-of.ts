/** Scripts whose letters are joined, stacked or written from the right: each is set in a face of its own, which knows how. */
export const shapedScripts = {
  Arabic: { letters: /[\p{Script=Arabic}،؛؟ـ\u064b-\u0655]/u, isFromRight: true },
  Hebrew: { letters: /\p{Script=Hebrew}/u, isFromRight: true },
  Thai: { letters: /\p{Script=Thai}/u, isFromRight: false },
  Devanagari: { letters: /[\p{Script=Devanagari}।॥]/u, isFromRight: false },
  Bengali: { letters: /\p{Script=Bengali}/u, isFromRight: false },
  Tamil: { letters: /\p{Script=Tamil}/u, isFromRight: false },
  Telugu: { letters: /\p{Script=Telugu}/u, isFromRight: false },
  Khmer: { letters: /\p{Script=Khmer}/u, isFromRight: false },
} as const

export type ShapedScript = keyof typeof shapedScripts

const scripts: readonly ShapedScript[] = [
  'Arabic',
  'Hebrew',
  'Thai',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Telugu',
  'Khmer',
]

/** A piece of a text in one face; null is the face of everything else. */
export interface Run {
  readonly text: string
  readonly script: ShapedScript | null
}

/** A run from the right stays on one line up to so many letters; a longer one is broken, and then its lines are not in order. */
const unbrokenAtMost = 60

/** The shaped scripts in a text. */
export function scriptsIn(text: string): readonly ShapedScript[] {
  return scripts.filter((script) => shapedScripts[script].letters.test(text))
}

/** Controls, formats but for joiners, choices of a look, and colours of skin. */
const drawsNothing = /(?![\n\t])\p{Cc}|(?![\u200c\u200d])\p{Cf}|\p{Variation_Selector}|\p{Emoji_Modifier}/gu

/** A text as it is printed: letters and their accents as one, without signs that draw nothing by themselves. */
export function printable(text: string): string {
  return text.normalize('NFC').toWellFormed().replace(drawsNothing, '')
}

/** A text cut into the faces it is set in, in its order. */
export function runsOf(text: string): readonly Run[] {
  const runs: { text: string; script: ShapedScript | null }[] = []
  for (const sign of printable(text)) {
    const last = runs.at(-1)
    const script = scripts.find((one) => shapedScripts[one].letters.test(sign)) ?? null
    const isJoiner = /[\u200c\u200d]/.test(sign)
    const before = runs.at(-2)
    if (isJoiner && !last?.script) continue
    if (last && (isJoiner || last.script === script)) last.text += sign
    else if (script && isFromRight(script) && before?.script === script && last && /^ +$/.test(last.text)) {
      runs.pop()
      before.text += last.text + sign
    } else runs.push({ text: sign, script })
  }
  return runs.map((run) =>
    run.script && isFromRight(run.script) && run.text.length <= unbrokenAtMost
      ? { ...run, text: run.text.replaceAll(' ', '\u00a0') }
      : run,
  )
}

function isFromRight(script: ShapedScript): boolean {
  return shapedScripts[script].isFromRight
}
