import { chineseCityAtStart } from '../fields/places.ts'
import { simplified } from '../text/folded.ts'

const CHINESE_TITLE =
  /(?:工程师|设计师|分析师|架构师|咨询师|培训师|规划师|会计师|税务师|审计师|建筑师|建造师|造价师|摄影师|摄像师|剪辑师|美容师|发型师|理财师|精算师|策划师|经济师|治疗师|营养师|药剂师|检验师|厨师|面点师|园艺师|技师|医师|药师|律师|护师|讲师|教师|老师|导师|营销师|评估师|特效师|动画师|原画师?|插画师|绘图员|经理|总监|主管|专员|助理|顾问|代表|总裁|副总|总经理|董事长?|会计|出纳|审计员?|主任|校长|园长|院长|所长|处长|科长|局长|书记|班主任|教授|研究员|科研助理|科学家|程序员|测试员?|开发|运维|运营|前端|后端|算法|爬虫|客服|专家|技术员|操作员|操作工|普工|质检员?|质量员|检验员|化验员|实验员|采购员?|策划|美工|导购员?|收银员?|文员|秘书|前台|行政|人事|人力资源|编辑|记者|翻译|主播|主持人?|编导|导演|制片|文案|店长|店员|柜员|营业员|服务员|领班|保安|司机|快递员|骑手|仓管员?|库管员?|跟单员?|业务员|销售员?|推销员|理货员|督导|组长|班长|队长|团长|负责人|合伙人|创始人|实习生|实习|管培生|培训生|见习生|助教|家教|教练|辅导员|护士长?|医生|药剂员|法务|法官|书记员|检察官|公务员|科员|干事|部长|会长|主席|社长|秘书长|理事|leader|HRBP|HR|BD|PM|产品|项目经理|施工员|安全员|资料员|预算员|测量员|监理员?|统计员?|核算员?|信贷员|柜面|投资|风控|交易员|研究助理|访问学者|博士后|讲解员|解说员|导游|乘务员|安检员|调度员?|计划员|报关员|单证员?|外贸|电工|焊工|钳工|车工|数控|维修工?|机修|架构|技术支持|售后|售前|社工|志愿者|站长|厂长|车间主任|线长|拉长|经纪人|店经理|站务员|工艺员?|工长|队员|成员|副?总工|设计)(?:\s?[(][^)]{1,16}[)]|\s?[IVX\d一二三]{1,3}|岗|岗位|实习生|实习|一职|职位|\/.{1,16})?$/i

const ENGLISH_TITLE =
  /\b(?:engineer|developer|manager|director|analyst|consultant|designer|intern|internship|assistant|associate|specialist|coordinator|co-?ordinator|lead|leader|head|officer|c[eotfmi]o|vp|svp|evp|vice president|president|architect|administrator|scientist|researcher|teacher|lecturer|professor|tutor|instructor|nurse|accountant|auditor|executive|representative|rep|supervisor|programmer|technician|technologist|editor|writer|copywriter|journalist|reporter|co-?founder|founder|partner|clerk|advis[eo]r|trainee|apprentice|fellow|strategist|recruiter|cashier|chef|cook|driver|secretary|planner|producer|owner|buyer|counsel|attorney|lawyer|paralegal|solicitor|barrister|bartender|waiter|waitress|server|host|hostess|barista|receptionist|librarian|translator|interpreter|agent|broker|banker|trader|underwriter|actuary|economist|statistician|chemist|biologist|physicist|pharmacist|physician|doctor|surgeon|dentist|therapist|psychologist|counselor|counsellor|caregiver|social worker|operator|mechanic|electrician|plumber|welder|machinist|inspector|estimator|surveyor|foreman|superintendent|dispatcher|controller|comptroller|bookkeeper|treasurer|teller|merchandiser|stylist|photographer|videographer|artist|illustrator|animator|musician|actor|coach|trainer|volunteer|mentor|marketer|salesperson|salesman|sales|tester|sdet|sre|devops|evangelist|ambassador|chairman|chair|principal|dean|provost|postdoc|postdoctoral|student worker|worker|laborer|handler|guard|pilot|captain|steward|attendant|aide|janitor|housekeeper|concierge|scrum master|product owner|freelancer?|contractor|member of technical staff|staff|captain|sergeant|lieutenant|generalist|expert|liaison|buyer|curator|archivist|page|crew member|team member|resident|registrar|examiner|investigator|detective|firefighter|paramedic|phlebotomist|hygienist|engenheir[oa]|analista|desenvolvedora?|checker|merchandiser|packer|assembler|fitter|installer|scheduler|negotiator|adjuster|appraiser|assessor|valuer|\p{L}+ologist|\p{L}+grapher|midwife|optician|dietitian|nutritionist|veterinarian|tailor|baker|butcher|sommelier|winemaker|brewer|farmer|gardener|florist|ranger|keeper|warden|porter|navigator|sailor|deckhand|skipper|commis|sous chef|diplomat|attaché|pastor|chaplain|judge|magistrate|notary|soldier|cadet|commander|proofreader|columnist|correspondent|presenter|choreographer|composer|conductor|dancer|singer|performer|hairdresser|barber|beautician|nanny|promoter|fundraiser|organi[sz]er|moderator|facilitator|conservator|restorer|guide|typist|toolmaker|carpenter|joiner|painter|decorator|rider|enumerator|bioinformatician|product design|teaching|gestora?|técnic[oa]|assistente|auxiliar|vendedora?|professora?|enfermeir[oa]|médic[oa]|advogad[oa]|contadora?|supervisora?|consultora?|programadora?|arquitet[oa]|designer|senior(?=\s*$)|gerente|estagi[aá]ri[oa]|coordenadora?|diretora?)s?\b/iu

// Whom Chinese names by an ending: one who does it, makes it, or is at its head.
const CHINESE_ENDING =
  /^(?!.*(?:党员|团员|会员|学员|职员工|委员|群众|成长|增长|特长|专长|擅长|延长|校长室|化工|重工|军工|加工|施工|手工|分工|竣工)$)[\p{Script=Han}A-Za-z/、]{1,8}(?:员|师|工|长|官|手|生产者|副理|协理|学徒|法人|秘书|技师|大副|二副|轮机)$/u
// Endings that name a post as well as a line of business: of a firm when its town stands in front.
const WEAK_ENDING = /(?:设计|开发|运营|产品|架构|投资|策划|维修|数控|翻译|培训|采购|外贸|算法|测试)$/u
// However it begins, what ends so is a firm ("North Shore Water Partners, LLC").
const FIRM = /\b(?:llc|ltd|inc|corp|gmbh|plc|llp)\b\.?$|^(?:freelance|self[- ]employed)$/i
const AGENT = /^(?:\p{Lu}[\p{L}-]+ ){0,3}\p{Lu}\p{Ll}{2,}(?:er|or|ist|ian)$/u
/** A firm is named for those who work in it: "Gower Consulting Engineers". */
export const FIRM_OF = /\s(?:\p{L}{2,}(?:er|or|ant|ist|itect|ian|agent|ner)s)$/iu

/** How likely a text is a job title, 0..1. */
export function titleScore(printed: string): number {
  const text = simplified(printed)
  if (text.length > 70 || FIRM.test(text)) return 0
  if (WEAK_ENDING.test(text) && text.length > 4 && chineseCityAtStart(text) !== null) return 0
  if (CHINESE_TITLE.test(text)) return /^.{1,12}$/u.test(text) ? 1 : 0.7
  if (CHINESE_ENDING.test(text)) return 0.9
  if (FIRM_OF.test(text) && !/,| of /.test(text)) return 0
  const match = text.match(ENGLISH_TITLE)
  if (!match) return AGENT.test(text) ? 0.4 : 0
  const words = text.split(/\s+/).length
  return words <= 6 ? 1 : words <= 9 ? 0.6 : 0
}
