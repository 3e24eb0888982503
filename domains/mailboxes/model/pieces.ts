import type { Board } from './boards.ts'

/** What is attached to a mail, or to one that is attached to it. */
export interface Attached {
  readonly name: string
  readonly mediaType: string
  readonly bytes: number
  /** Part of how the mail looks: a signature's picture. */
  readonly isInline: boolean
}

/** What somebody wrote: the mail itself, or one that it brings along. */
export interface Page {
  readonly board: Board | null
  readonly text: string
  readonly hasHtml: boolean
}

/** What of a mail is looked at to find the résumés in it. */
export interface Letter {
  readonly pages: readonly Page[]
  readonly attached: readonly Attached[]
}

export interface Pieces {
  /** Places in `attached`. */
  readonly taken: readonly number[]
  /** Places in `pages` of what is a résumé itself. */
  readonly pages: readonly number[]
  /** Places in `attached` of what is none. */
  readonly left: readonly number[]
}

/** A picture below this is a logo or a signature, in bytes; a page that somebody photographed is larger. */
const pictureAtLeast = 30_000

const documents = /\.(pdf|docx?|rtf|odt|html?|mht(ml)?|txt|zip|rar|7z|tar|t?gz|wps)$/i
const pictures = /\.(jpe?g|png|tiff?|bmp|webp|heic)$/i
const neverResumes = /\.(ics|vcf|p7[sm]|asc|eml|msg|exe|js|bat|scr|mp[34]|mov|avi|wav)$/i
const documentTypes = /^(application\/(pdf|msword|rtf|zip|vnd\.openxmlformats.+wordprocessing.+)|text\/rtf)/

function isResume({ name, mediaType, bytes, isInline }: Attached): boolean {
  if (neverResumes.test(name) || bytes === 0) return false
  if (documents.test(name)) return true
  if (pictures.test(name) || mediaType.startsWith('image/')) return !isInline && bytes >= pictureAtLeast
  return documentTypes.test(mediaType)
}

/** Titles a résumé is divided by, in the four languages of the product. */
const titles =
  /教育(经历|背景|經歷)|工作(经历|经验|經歷|經驗)|项目(经历|经验)|專案經歷|自我(评价|介绍|評價)|求职意向|求職意向|专业技能|education|(work|professional) experience|employment|skills|summary|formação|experiência|habilidades|objetivo/gi

/** A way to reach somebody; bounded, as strangers write the text. */
const contact = /1[3-9]\d{9}|\+?\d[\d ()-]{7,20}\d|[\w.+-]{1,64}@[\w-]{1,63}\.\w/

/** At least so many letters stand in a text that is a résumé, and in no more of it is one looked for. */
const [lettersAtLeast, lettersLookedAt] = [150, 20_000]

/** Whether a text is a résumé itself: long enough, a way to reach somebody, and two different titles of one. */
function looksLikeResume(text: string): boolean {
  if (text.length < lettersAtLeast) return false
  const looked = text.slice(0, lettersLookedAt)
  const found = new Set([...looked.matchAll(titles)].map(([title]) => title.toLowerCase()))
  return found.size >= 2 && contact.test(looked)
}

/** What of a mail is taken in: documents that are attached; without any, what is written where that is a résumé. */
export function piecesOf({ pages, attached }: Letter): Pieces {
  const places = attached.map((_, place) => place)
  const taken = places.filter((place) => attached[place] && isResume(attached[place]))
  const written = pages.flatMap(({ board, hasHtml, text }, place) =>
    (board !== null && hasHtml) || looksLikeResume(text) ? [place] : [],
  )
  return {
    taken,
    pages: taken.length === 0 ? written : [],
    left: places.filter((place) => !taken.includes(place)),
  }
}
