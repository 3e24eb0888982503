const isWide = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/

/** About how wide a text is, in halves of its font's size: a Chinese sign is as wide as two letters. */
export function widthOfText(text: string): number {
  return [...text].reduce((sum, sign) => sum + (isWide.test(sign) ? 2 : 1), 0)
}
