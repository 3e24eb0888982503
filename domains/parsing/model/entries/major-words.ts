import { degreeIn } from '../fields/degree.ts'
import { simplified } from '../text/folded.ts'

const CHINESE_MAJOR =
  /(?:专业|工程|科学|技术|管理|设计|经济|金融|会计|英语|日语|法语|德语|韩语|俄语|翻译|文学|数学|物理|化学|生物|医学|法学|哲学|历史|教育|营销|贸易|物流|商务|自动化|通信|传播|新闻|广告|动画|表演|美术|音乐|体育|护理|药学|建筑|土木|规划|环境|材料|机械|电子|软件|计算机|统计|审计|财务|财政|税收|保险|人力资源|旅游|酒店|园林|农学|林学|心理|社会工作|政治|应用|影视|摄影|播音|口腔|临床|中医|针灸|影像|检验|预防|智能|数据|网络|安全|测控|车辆|能源|动力|航空|航天|测绘|地质|采矿|冶金|纺织|服装|食品|轻工|学|制造|烹饪|烹调|兽医|畜牧|水产|园艺|航海|轮机|数控|模具|焊接|检修|维修|编导|书法|雕塑|油画|国画|舞蹈|声乐|钢琴|作曲|武术|训练|助产|康复|治疗|鉴定|出版|档案|气象|海洋|茶艺|电算化|运营|服务|乘务|物业|会展|幼教|学前|控制|理论|制药|造价|汉语言|类|学系|程系|理系|资讯|中文|日文|英文)(?:\s?[(][^)]{1,20}[)])?$/u

const LATIN_MAJOR =
  /\b(?:engineering|science|sciences|studies|management|administration|economics|finance|accounting|marketing|business|mathematics|math|maths|physics|chemistry|biology|psychology|sociology|history|philosophy|literature|linguistics|english|law|nursing|medicine|pharmacy|education|design|arts?|music|architecture|communications?|journalism|statistics|informatics|computing|analytics|technology|systems|politics|political|international relations|anthropology|geography|geology|biotechnology|biochemistry|neuroscience|robotics|electronics|electrical|mechanical|civil|commerce|theater|theatre|film|animation|fashion|hospitality|tourism|logistics|supply chain|agriculture|nutrition|kinesiology|criminal justice|public health|social work|information|software|computer|data|intelligence|security|graphics?|media|advertising|actuarial|entrepreneurship|humanities|mandarin|spanish|french|german|chinese|japanese|interaction|bioinformatics|genetics|ecology|astronomy|dentistry|veterinary|culinary|cybersecurity|machine learning|human resources?|classics|theology|fine arts?|welding|fabrication|carpentry|joinery|plumbing|masonry|catering|hairdressing|tailoring|horticulture|baking|pastry|cookery|refrigeration|hvac|machining|automotive|diesel|aviation|surveying|midwifery|radiography|paralegal|childcare|early childhood|counsel+ing|planning|real estate|taxation|accountancy|auditing|mechatronics|photonics|aerospace|environment(?:al)?|fisheries|forestry|textiles?|printing|translation|interpreting|religion|divinity|dance|drama|sports?|physiotherapy|optometry|audiology|photograph\p{L}+|portuguese|italian|russian|arabic|korean|latin|greek|irish|welsh|direito|medicina|enfermagem|engenharia|administra[çc][ãa]o|contabilidade|ci[êe]ncias?|letras|pedagogia|psicologia|log[íi]stica|inform[áa]tica|sistemas|gest[ãa]o|jornalismo|publicidade|arquitetura|nutri[çc][ãa]o|farm[áa]cia|odontologia|economia|hist[óo]ria|matem[áa]tica|f[íi]sica|qu[íi]mica|\p{L}{3,}(?:ology|graphy|onomy|istry|metry|iatry|therapy|sophy|nautics|omics|matics|urgy|culture|wifery|ering))\b/iu

/** How likely a text is a field of study, 0..1. */
export function majorScore(printed: string): number {
  const text = simplified(printed)
  if (text.length > 70 || text.length < 2) return 0
  if (CHINESE_MAJOR.test(text) && text.length <= 30) return 0.9
  return LATIN_MAJOR.test(text) && text.split(/\s+/).length <= 8 ? 0.9 : 0
}

const GENERIC =
  /^(?:[理工文法农医]学|教育学?|管理学?|经济学?|艺术学?|历史学|哲学|工程|应用|专业|engineering|science|sciences|arts|education|laws?|technology|philosophy|(?:applied|social) sciences?|社会科学|工商管理学)$/i

/** Whether a Latin field is only the faculty a degree is named for ("Bachelor of Engineering"). */
export const isGenericMajor = (text: string): boolean => GENERIC.test(simplified(text))

const DEGREE_NAMED = /^business administration\b/i

/** Whether a field is the degree's own name ("Master of Business Administration, Finance"). */
export const isDegreeNamed = (text: string): boolean => DEGREE_NAMED.test(text)

const CERTIFIED =
  /^(?:(?:(?:national|higher|advanced|professional|trade|technical|vocational)\s)*(?:post)?(?:graduate )?(?:diploma|certificate)(?:\s(?:[IVX]+|(?:level\s)?\d))?|p[óo]s[- ]gradua[çc][ãa]o lato sensu)\s(?:(?:in|of|em)\s)?(?=\p{L})/iu

/** Whether a text names a diploma or certificate in a field. */
export const isCertified = (text: string): boolean => CERTIFIED.test(text)

/** A major without the words that merely say it is one. */
export const bareMajor = (text: string): string =>
  text
    .replace(/\(\s*\)/g, '')
    .replace(/\s?\((?:double|dual|joint) (?:major|degree)\)/i, '')
    .replace(CERTIFIED, '')
    .replace(/^(?:candidate|student)\s(?:in|of)\s/i, '')
    .replace(/^exchange(?: (?:student|semester|year|program(?:me)?))?\s+(?:in\s)?(?=\p{Lu})/iu, '')
    .replace(/^(?:获得?|授予|取得|攻读|学习|就读|studied|read)\s?/i, '')
    .replace(/\s(?:at|from|by)$/i, '')
    .replace(/^of\s.{3,40}?\sin\s/i, '')
    .replace(/^(?:degree\s)?(?:in\b|of\b|em\b|en\b|:|-|–)\s*/i, '')
    .replace(/^(?:专业|主修|方向|major(?:ing)?)\s*(?:in|of)?\s*:?\s*/i, '')
    .replace(/(?<=^[\p{Script=Han}()]{2,20})专业.*$/u, '')
    .replace(/\s(?:option|pathway|track|stream|concentration|major|speciali[sz]ation)(?=\)?$)/i, '')
    .replace(/[\s,;:·–-]+$/, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .trim()

// How somebody studied, how far they are, how it ended: what brackets and words beside a degree tell.
const MANNER =
  /\((?:在读|全日制|非全日制|统招|非统招|保送|应届|在职|业余|自考|函授|成人|成教|远程|[硕本]{1,2}[硕博]?连读|直博|推免|专升本|[^()]*(?:毕业|荣誉|榮譽)|[^()]*(?:candidate|expected|in progress|distance learning|incomplete|unfinished|not completed|withdrawn|predicted [^()]*|double major|joint degree|sandwich|active|part[- ]time|full[- ]time|online|cursando|incomplet[oa]|complet[oa]|conclu[ií]d[oa]|em andamento|trancad[oa]))\)|学历|学位|學歷|學位|[毕畢肄结結][业業]|(?:^|\s)(?:cursando|(?:in)?complet[oa]|conclu[ií]d[oa]|em andamento)(?=\s|$)|^[/\\]|[/\\]$/giu
// "Bachelor of Applied Science (BASc)": the degree once more.
const BRACKETS = /\(([^()]{2,8})\)/g
const NEXT_SENTENCE = /(?<=\)|\p{Ll}{3})\.\s.*$/u
const WITH_INNER = /^([^()]+?)\s?\(([^()]+)\)$/u

/** The field that is left of a text about a degree when the degree's own words are taken out. */
export function fieldOf(rest: string): string {
  const bare = rest.replace(MANNER, '').replace(BRACKETS, (whole, inner) => (degreeIn(inner) ? '' : whole))
  const first = bare.replace(/^[\s,;:.·–-]+/, '').replace(NEXT_SENTENCE, '')
  const field = bareMajor(first.trim())
  const [, outer = '', inner = ''] = field.match(WITH_INNER) ?? []
  // "Bachelor of Engineering (Civil)": the faculty outside, the field in brackets.
  return isGenericMajor(outer) && majorScore(inner) > 0 ? inner : field
}
