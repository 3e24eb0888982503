const HAN = /\p{Script=Han}/u

/** Whether the first character is a Chinese one. */
export const isHan = (character: string | undefined): boolean =>
  character !== undefined && HAN.test(character)

/** How many Chinese characters a text holds. */
export const countHan = (text: string): number => text.match(/\p{Script=Han}/gu)?.length ?? 0

/** How many Latin words of two letters or more a text holds. */
export const countWords = (text: string): number => text.match(/\p{Script=Latin}{2,}/gu)?.length ?? 0

/** Length as the eye sees it: a Chinese character is two Latin ones wide. */
export const visualLength = (text: string): number => text.length + countHan(text)

/** Text with neither spaces nor case: how labels and titles are compared. */
export const compact = (text: string): string => text.replace(/\s+/g, '').toLowerCase()
