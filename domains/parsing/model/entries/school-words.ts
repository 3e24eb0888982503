import { simplified } from '../text/folded.ts'

const SUBJECT =
  '计算机|软件|信息|电子|电气|机械|材料|化学|化工|生命|生物|物理|数学|统计|经济|管理|商|金融|会计|法|政法|外国语|外语|文|新闻|传播|艺术|设计|建筑|土木|环境|能源|动力|自动化|控制|通信|航空|航天|马克思|教育|体育|音乐|美术|医|药|护理|公共|国际|继续教育|成人教育|网络|研究生|人文|社会|理|工|农|林|食品|交通|汽车|测绘|地理|资源|光电|微电子|人工智能|网络空间|数据|经贸|旅游|工商|创新|心理|历史|哲学|电信'

const CHINESE_SCHOOL = new RegExp(
  `^(.{2,24}?大学(?!生|城|四级|六级|期间)(?:学院(?!\\p{Script=Han}))?(?:[\\p{Script=Han}]{2,6}(?:分校|校区))?(?:(?!${SUBJECT})[\\p{Script=Han}]{2,10}学院)?(?:\\s?\\([^)]{1,16}\\))?)(.*)$`,
  'u',
)
// "青岛大学医学院" alone in its place is a name; where a field is run together with it, the school is the university.
const CHINESE_WHOLE = /^(.{2,24}?大学[\p{Script=Han}]{1,10}学院)()$/u
const CHINESE_COLLEGE =
  /^(.{2,24}?(?:学院|学校|中学|高中|[一二三四五六七八九十]中(?!学)|附中(?!学)|实验中学|职高|技校|中专|党校|研究生院|科学院|研究院|商学院|(?:师范|师专|医专|高专|幼师)(?=$))(?:\s?\([^)]{1,16}\))?)(.*)$/u
const KNOWN =
  /^(?:清华|北大|复旦|浙大|上海交大|西安交大|中科大|南大|武大|华科|中山大|哈工大|人大|北航|北邮|北理工|同济|国科大|中科院|MIT|UCLA|USC|NYU|CMU|UCSD|UCSB|UC Berkeley|Caltech|Stanford|Harvard|Yale|Princeton|Oxford|Cambridge|LSE|UCL|KCL|ETH(?: Zurich| Zürich)?|EPFL|NUS|NTU|HKU|HKUST|CUHK|UNSW|UIUC|Georgia Tech|Virginia Tech|Texas A&M|Penn State|TU \p{L}+|IIT(?:[ -]\p{L}+)*|NIT \p{L}+|BITS Pilani|INSEAD|HEC(?: Paris)?|USP|UNICAMP|UFRJ|UFMG|PUC(?:-\p{L}+)?|KAIST|SNU|UBC|SUNY.*|CUNY.*|RWTH Aachen|KU Leuven|Sciences Po(?: Paris)?|INSA \p{L}+|Imperial College London|SENA[CIT]|SES[CI]|(?:ETEC|FATEC|PUC|UNIP|Estácio|JNTU|SRM|TAFE|Cal Poly|Cal State|UC|UMass|UNC|UT|LMU|IIM|IIIT)(?:[ -].{1,30})?|IF[A-Z]{1,3}|UF[A-Z]{1,4}|UNESP|UNIFESP|UE[LMP]|UEPG|UERJ|UNB|FGV|ESPM|Insper|Mackenzie|Anhanguera|Unopar|Uninter|UNINOVE|Unisinos|Univali|Unicesumar|FIAP|FMU|(?:\p{Lu}\p{L}+|NC|San \p{L}+) State|Texas Tech|RIT|WPI|RPI|VTU|TUM|KIT|WHU|ESADE|IESE|ESCP|ESSEC|Bocconi|KTH|DTU|NTNU|Wits|UCT|UNAM|ITESM)$/iu
const LATIN_SCHOOL =
  /\b(?:university|universit\p{L}+|universid\p{L}+|uniwersytet|univerz\p{L}+|üniversite\p{L}*|egyetem|yliopisto|college|institute of technology|institute|pol[iy]te[ck]\p{L}+|politécnic\p{L}+|hochschule|fachhochschule|hogeschool|högskol\p{L}+|institut|institu[tc]\p{L}+|akademi\p{L}*|technion|technikon|tafe|kolej|école|ecole|academy|acad[ée]mi\p{L}+|conservator\p{L}+|seminary|high school|secondary school|grammar school|school|gymnasium|lycée|liceo|colegio|colégio|escola|faculdade|instituto|kolleg|vidyalaya\p{L}*|mahavidyalaya|bootcamp|general assembly|ysgol|prifysgol|coláiste|scoil|sekolah|lisesi|smk|smjk|sjkc|sman|smkn|szko[łl]\p{L}*|szkół|gimnazj\p{L}+|gimnazi\p{L}+|licec?um|liceul|colegiul|technikum|[šs]kola|šola|școala|iskola|lukio|lyceum|lycee|scuola|istitut\p{L}+|escuela|facultad|facoltà|collège|athenaeum|kolegium|mokykla|okul\p{L}*|\p{L}{3,}(?:schule|skola|skolan|skole|skolen|gymnasium|gymnasiet))\b/iu
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
  if (!LATIN_SCHOOL.test(text) || KIND_ONLY.test(text)) return null
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
