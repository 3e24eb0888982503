import { simplified } from '../text/folded.ts'
import LATIN_SCHOOL_WORDS from '../vocabulary/school-words-latin.json' with { type: 'json' }
import KNOWN_WORDS from '../vocabulary/schools.json' with { type: 'json' }
import SUBJECT_WORDS from '../vocabulary/subjects-chinese.json' with { type: 'json' }

const SUBJECT = SUBJECT_WORDS.join('|')

const CHINESE_SCHOOL = new RegExp(
  `^(.{2,24}?大学(?!生|城|四级|六级|期间)(?:学院(?!\\p{Script=Han}))?(?:[\\p{Script=Han}]{2,6}(?:分校|校区))?(?:(?!${SUBJECT})[\\p{Script=Han}]{2,10}学院)?(?:\\s?\\([^)]{1,16}\\))?)(.*)$`,
  'u',
)
// "青岛大学医学院" alone in its place is a name; where a field is run together with it, the school is the university.
const CHINESE_WHOLE = /^(.{2,24}?大学[\p{Script=Han}]{1,10}学院)()$/u
const CHINESE_COLLEGE =
  /^(.{2,24}?(?:学院|学校|中学|高中|[一二三四五六七八九十]中(?!学)|附中(?!学)|实验中学|职高|技校|中专|党校|研究生院|科学院|研究院|商学院|(?:师范|师专|医专|高专|幼师)(?=$))(?:\s?\([^)]{1,16}\))?)(.*)$/u
const KNOWN = new RegExp(String.raw`^(?:${KNOWN_WORDS.join('|')})$`, 'iu')
const LATIN_SCHOOL = new RegExp(String.raw`\b(?:${LATIN_SCHOOL_WORDS.join('|')})\b`, 'iu')
const LATIN_DEPARTMENT =
  /^(?:the\s)?(?:school|college|faculty|department|dept\.?|institute|division)\s(?:of|for)\s(?:engineering|science|sciences|arts|business|law|medicine|computer|computing|management|education|information|humanities|social|economics|mathematics|natural|electrical|mechanical|liberal arts|letters|nursing|public|applied|physics|chemistry|biology|design|communication|continuing)/i

/** A school in a text, with what follows it, and how sure it is one. */
export interface SchoolFound {
  school: string
  rest: string
  score: number
}

const SUBJECT_COLLEGE = new RegExp(`^(?:${SUBJECT})[\\p{Script=Han}]{0,10}(?:学院|系)$`, 'u')

// "浙江大学 (Zhejiang University)": the same name in the other script.
const OTHER_SCRIPT =
  /^(?<han>[\p{Script=Han}·]{3,})\s?\(\p{Script=Latin}[^)]*\)?$|^(?<latin>[\p{Script=Latin}][\p{Script=Latin} ,.&'-]{3,}?)\s?\(\p{Script=Han}[^)]*\)?$/u
const ATTENDED = /^(?:毕业于|就读于?|考入|在|于|(?:studied|attended|graduated from|enrolled at)\s)/i
const HONOURS = /,?\s?\([^()]*(?:hono?u?rs|distinction|cum laude|merit)[^()]*\)$/i
// A degree in brackets behind a school's name is no part of it.
const DEGREE_MARK =
  /\s?\((?:(?:大专|专科|本科|硕士|博士|研究生|高中|中专|统招|全日制|自考|成人|函授|在职|业余|脱产|夜大|远程|网络)[^)]*|[^()]{1,6}班)\)$/u

function named(school: string, rest: string, score: number): SchoolFound {
  // "华东师范大学附属中学": a school whose name holds another's.
  if (SCHOOL_TAIL.test(rest.trim())) return { school: school + rest, rest: '', score }
  const mark = school.match(DEGREE_MARK)?.[0] ?? ''
  return { school: school.slice(0, school.length - mark.length).trim(), rest: (mark + rest).trim(), score }
}

const SCHOOL_TAIL =
  /^第?.{0,8}?(?:中学|高中|学校|附中|分校|校区|幼儿园|研究所|研究院)(?:\s?\([^)]{1,12}\))?$/u

// Words for what kind of school it is, and no name among them.
const KIND_ONLY =
  /^(?:(?:upper|lower|higher|senior|junior|public|private|state|primary|elementary|middle|secondary|high|grammar|technical|vocational|trade)\s)*(?:school|college|university|academy|institute|institution)s?$/i

// What a title that was broken over two lines leaves at its ends.
const QUOTES = /^['"‘’“”]+|['"‘’“”]+$/g

/** Finds the school a text begins with (Chinese) or is (Latin); null when there is none. */
export function schoolIn(whole: string): SchoolFound | null {
  if (whole.length > 100) return null
  const twin = whole.match(OTHER_SCRIPT)?.groups
  const text = (twin?.han ?? twin?.latin ?? whole)
    .replace(ATTENDED, '')
    .replace(/\s(?:from|since|during|in)$/i, '')
  if (KNOWN.test(text)) return { school: text, rest: '', score: 0.85 }
  const plain = simplified(text)
  const university = (plain.match(CHINESE_WHOLE) ?? plain.match(CHINESE_SCHOOL))?.[1]
  if (university && university.length > 2)
    return named(text.slice(0, university.length), text.slice(university.length), 1)
  const college = plain.match(CHINESE_COLLEGE)?.[1]
  if (college)
    return named(
      text.slice(0, college.length),
      text.slice(college.length),
      SUBJECT_COLLEGE.test(college) ? 0.3 : 0.9,
    )
  if (!LATIN_SCHOOL.test(text) || KIND_ONLY.test(text.replace(QUOTES, ''))) return null
  if (LATIN_DEPARTMENT.test(text)) return { school: text, rest: '', score: 0.3 }
  const bare = text.replace(HONOURS, '')
  return { school: bare, rest: '', score: /\b(?:school|academy|institute)\b/i.test(text) ? 0.85 : 1 }
}

/** State universities whose campus stands behind a comma and belongs to the name. */
export const CAMPUS_SYSTEM =
  /\b(?:University of (?:California|Illinois|Texas|North Carolina|Wisconsin|Massachusetts|Maryland|Colorado|Nebraska|Michigan|Tennessee|Missouri|Minnesota|Hawaii|Alaska|Arkansas|Houston)|California State (?:Polytechnic )?University|State University of New York|City University of New York|Indiana University|Purdue University|Rutgers(?: University)?|National University of Ireland|Indian Institutes? of (?:Technology|Management|Information Technology)|National Institute of Technology|Birla Institute of Technology(?: (?:and|&) Science)?|Texas A&M University|Louisiana State University|Queen's University)$/i

const SECONDARY =
  /(?:中学|高中|附中|[一二三四五六七八九十]中|技校|职高|职中|中专|卫校|高工|高商|家商|(?:职业|中等|卫生|师范|技工|中等专业|农业|护士)\p{Script=Han}{0,4}学校)(?:\([^)]*\))?$|\b(?:(?:high|secondary|grammar|comprehensive|preparatory|upper|matriculation) school|sixth form(?: college)?|collegiate institute|gymnasium|gimn[áa]\p{L}+|gymn[áa]zi\p{L}+|lyc[ée]e|lyceum|lice[ou]|lukio|realschule|gesamtschule|col[ée]gio|escola (?:estadual|municipal|t[ée]cnica)|vidyalaya\p{L}*|ysgol)\b/iu

/** Whether a school's own name says that it is a secondary one. */
export const isSecondarySchool = (name: string): boolean => SECONDARY.test(simplified(name))
