import { decodedAs, type Encoding, encodings } from './code-pages.ts'

/** Surnames and words of résumés, which tell encodings apart whose signs are equally usual. */
const usual: Partial<Record<Encoding, ReadonlySet<string>>> = {
  gbk: new Set(
    '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董潘袁蔡蒋余于杜叶程苏魏吕丁简历个人求职应聘',
  ),
  big5: new Set(
    '陳林黃張李王吳劉蔡楊許鄭謝郭洪邱曾廖賴徐周葉蘇莊呂江何蕭羅高潘簡朱鍾彭游詹胡施沈余盧梁趙顏柯翁魏孫戴范方宋鄧杜履歷個人求職應徵',
  ),
  shift_jis: new Set('佐藤鈴木高橋田中渡辺伊山本村小林加吉井上清水履歴書職務経書'),
}

/** The lead and trail bytes of the signs that each standard counts among its most usual. */
const usualPairs: Partial<Record<Encoding, (lead: number, trail: number) => boolean>> = {
  gbk: (lead, trail) => lead >= 0xb0 && lead <= 0xd7 && trail >= 0xa1,
  big5: (lead, trail) => lead >= 0xa4 && lead <= 0xc6 && (trail <= 0x7e || trail >= 0xa1),
  shift_jis: (lead, trail) =>
    (lead === 0x82 && trail >= 0x9f) ||
    (lead === 0x83 && trail <= 0x96) ||
    (lead >= 0x88 && lead <= 0x97) ||
    (lead === 0x98 && trail <= 0x72),
}

/** The encoding in which names of one archive, none of them UTF-8, look most like names. */
export function guessEncoding(names: readonly Uint8Array[]): Encoding {
  const scores = encodings.map((encoding) => names.reduce((sum, name) => sum + scoreOf(encoding, name), 0))
  return encodings[scores.indexOf(Math.max(...scores))] ?? 'gbk'
}

function scoreOf(encoding: Encoding, bytes: Uint8Array): number {
  const text = decodedAs(encoding, bytes)
  const unknown = text.split('\ufffd').length - 1 + (text.match(/[\u0080-\u009f\ue000-\uf8ff]/g)?.length ?? 0)
  const isUsual = usualPairs[encoding]
  const known = isUsual ? pairScore(bytes, isUsual) : letterScore(text)
  const words = [...text].filter((sign) => usual[encoding]?.has(sign)).length
  return known + words / 2 - unknown * 5
}

function pairScore(bytes: Uint8Array, isUsual: (lead: number, trail: number) => boolean): number {
  let score = 0
  for (let at = 0; at < bytes.length; at++) {
    const [lead, trail] = [bytes[at] ?? 0, bytes[at + 1] ?? 0]
    if (lead < 0x80) continue
    at++
    if (trail < 0x40) score -= 3
    else score += isUsual(lead, trail) ? 1 : -1
  }
  return score
}

/** Accented letters stand alone between plain ones, small within a word; frames and signs of mathematics are in no name. */
function letterScore(text: string): number {
  const single = [...text.matchAll(/[^\u0000-\u007f]/g)]
  return single.reduce((score, { 0: sign, index }) => {
    const [before, after] = [text[index - 1] ?? ' ', text[index + 1] ?? ' ']
    if (/[ªº]/.test(sign)) return score
    if (!/[\p{L}]/u.test(sign) || /[\u0370-\u03ffƒµ]/.test(sign)) return score - 2
    const stands = /[a-z]/i.test(before) || /[a-z]/i.test(after) ? 1 : -1
    const isCapital = sign === sign.toUpperCase() && sign !== sign.toLowerCase()
    return score + (isCapital && /[a-z]/.test(before) ? -2 : stands)
  }, 0)
}
