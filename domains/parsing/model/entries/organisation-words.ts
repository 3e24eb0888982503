import { chineseCityAtStart, isPlace } from '../fields/places.ts'
import { simplified } from '../text/folded.ts'
import { FIRM_OF } from './title-words.ts'

const CHINESE_LEGAL =
  /(?:有限(?:责任)?公司|股份公司|公司|集团|有限合伙|合作社|事务所|分行|支行|银行|医院|卫生院|诊所|药店|酒店|宾馆|饭店|餐厅|研究院|研究所|设计院|科学院|工作室|出版社|杂志社|报社|电视台|电台|通讯社|委员会|人民政府|街道办|法院|检察院|派出所|公安局|税务局|海关|协会|基金会|学会|联合会|商会|俱乐部|幼儿园|小学|中学|学校|大学|学院|培训中心|培训机构|实验室|事业单位|工厂|制造厂|机械厂|厂|超市|商场|商城|门店|旗舰店|专卖店|影楼|影院|物业|分公司|子公司|总部|办事处|联盟|博物馆|图书馆|展览馆|机场|车站|港|矿|农场|林场|设计局|工程局|供电局|邮政|代表处|服务中心|控制中心|保护中心|监测中心|检测中心|研发中心|联社|服务站|传习院|博物院|图书馆|剧院|剧团|乐团|艺术团|天文台|气象台|局|所|社|店|庄|坊|院|站)(?:\s?[(][^)]{1,24}[)])?$/u

const CHINESE_TRADE =
  /(?:科技|网络|信息|技术|软件|电子|传媒|文化|教育|咨询|证券|基金|保险|投资|资本|控股|金融|实业|贸易|电商|商贸|物流|地产|置业|建设|建筑|工程|汽车|制药|药业|生物|医疗|医药|能源|电力|电气|重工|化工|材料|食品|乳业|酒业|餐饮|服饰|服装|家居|智能|数据|互娱|游戏|通信|通讯|半导体|微电子|航空|航天|旅游|国际|中国|在线|股份|企业|移动|联通|电信|石油|石化|电网|铁路|生命|健康|律所)(?:\s?[(][^)]{1,24}[)])?$/u

const BRANDS =
  /^(?:自由职业者?|个体(?:经营|户)?|自主创业|自由撰稿|freelance|self[- ]employed|阿里巴巴|阿里云|阿里|腾讯|腾讯云|微信|百度|字节跳动|抖音|美团|京东|华为|小米|网易|滴滴(?:出行)?|快手|拼多多|携程|去哪儿|蚂蚁(?:集团|金服)?|新浪|微博|搜狐|360|奇虎360|哔哩哔哩|知乎|小红书|饿了么|贝壳|链家|58同城|用友|金蝶|联想|海尔|美的|格力|海信|比亚迪|蔚来|理想汽车|小鹏|吉利|长城汽车|上汽|一汽|广汽|大疆|商汤|旷视|科大讯飞|中兴|OPPO|vivo|荣耀|顺丰|菜鸟|中金|中信证券|招商银行|平安|普华永道|德勤|毕马威|安永|麦肯锡|贝恩|宝洁|联合利华|欧莱雅|微软|谷歌|亚马逊|苹果|英特尔|英伟达|高通|三星|索尼|西门子|博世|特斯拉|星巴克|麦当劳|肯德基|优衣库|沃尔玛|Google|Microsoft|Amazon(?: Web Services)?|AWS|Apple|Meta|Facebook|Netflix|Uber|Lyft|Airbnb|Twitter|LinkedIn|Salesforce|Oracle|IBM|Intel|NVIDIA|AMD|Qualcomm|Cisco|Adobe|SAP|Dell|HP|Spotify|Stripe|Tesla|SpaceX|Deloitte|PwC|EY|KPMG|Accenture|McKinsey(?: & Company)?|BCG|Bain(?: & Company)?|Goldman Sachs|J\.?P\.? ?Morgan(?: Chase)?|Morgan Stanley|Citi(?:bank|group)?|HSBC|Barclays|UBS|Samsung(?: Electronics)?|Sony|Siemens|Bosch|BMW|Toyota|Honda|Ford|Nike|Adidas|Starbucks|Walmart|Target|Tencent|Alibaba(?: Group)?|Baidu|ByteDance|TikTok|Huawei|Xiaomi|JD\.com|Meituan|DiDi|Infosys|Wipro|TCS|Cognizant|Capgemini|Nubank|Itaú|Petrobras|NASA|CERN|WHO|UNICEF)$/i

const ENGLISH_LEGAL =
  /(?:\b(?:inc|llc|ltd|limited|corp|corporation|incorporated|company|companies|co|gmbh|ag|plc|llp|lp|ltda|lda|dac|kg|s\.?l|n\.?v|pvt|pte|pty|sarl|s\.?r\.?l|s\.?p\.?a|b\.?v|s\.?a|oyj?|ab|a\/s|kk|d\.?o\.?o|z o\.o|s\.r\.o|jsc|sas|slu?|se|kft|zrt|e?ood|aps|asa|berhad|bhd|tbk|doo|e\.v)\b\.?$|\b(?:group|technologies|technology|labs?|laborator(?:y|ies)|bank|partners|holdings|hospital|clinic|agency|studios?|consulting|consultants|solutions|systems|software|media|ministry|foundation|university|college|institute|school|academy|schools|hotel|hotels|restaurant|cafe|café|bistro|center|centre|association|society|council|department of \w+|authority|services|networks?|industries|international|enterprises|ventures|capital|pharmaceuticals?|pharma|therapeutics|biotech|energy|airlines|airways|motors|insurance|financial|associates|assurance|reinsurance|mutual|securities|trust|cooperative|co-operative|utilities|railways?|freight|shipping|lines|supply|centres?|interactive|digital|entertainment|games|robotics|electronics|semiconductors?|logistics|healthcare|health|medical|foods|stores?|market|supermarket|church|museum|library|district|county|city of \w+|government|embassy|federation|union|club|press|news|times|magazine|publishing|publications|analytics|security|telecom|communications|construction|engineering firm|realty|properties|resorts?|spa|gym|salon|pharmacy|works|startup|retail|wireless|mobile|dynamics|instruments|aerospace|commerce|bakery|kitchen|farms?|brewery|unlimited|collective|global|brands|outfitters|airlines?|courier|messenger|herald|gazette|chronicle|tribune|observer|guardian|journal|examiner|bulletin|mills|shipyards?|yard|dairies|savings|partnership|advisors|advisers|consultancy|council|trustees|systems|courthouse|university press|hub|lab|laboratories|cooperative|chambers|practice|surgery|nursery|zoo|observatory|theatre|theater|opera|orchestra|ballet|festival|gallery|corps|army|navy|air force|marines)\b(?:\s?[(][^)]{1,30}[)])?$)/i

// What a firm or an office is comes first in Romance languages, and in some English names.
const KIND_FIRST =
  /^(?:hotel|hospital|cl[íi]nica|escola|col[ée]gio|supermercados?|mercado|mercearia|padaria|farm[áa]cia|drogaria|restaurante|lojas?|banco|construtora|transportadora|transportes|prefeitura|universidade|faculdade|instituto|grupo|ind[úu]strias?|distribuidora|posto|oficina|laborat[óo]rio|associa[çc][ãa]o|funda[çc][ãa]o|cooperativa|sindicato|tribunal|minist[ée]rio|c[âa]mara|igreja|editora|ag[êe]ncia|companhia|cia\.?|metal[úu]rgica|usina|fazenda|frigor[íi]fico|cervejaria|confec[çc][õo]es|imobili[áa]ria|pousada|churrascaria|pizzaria|lanchonete|shopping|bank of|ministry of|institute of|city of|h[ôo]pital|clinique|banque|soci[ée]t[ée]|groupe|klinikum|stadtwerke|ayuntamiento|museo)\s(?=(?:d[aeo]s?\s)?\p{Lu})/iu

const FORCES = /解放军|武警|部队|[海陆空]军|消防救援|(?:支|大|总)队$/u

const TOWN_FIRST = /^\p{Script=Han}{4,16}(?<![员师工长理管监任])$/u

// "a regional rental company": told, not named.
const IN_PROSE = /\s\p{Ll}+\s(?!(?:inc|llc|ltd|co|gmbh|plc|ag|ab|oy)\b)\p{Ll}{3,}$/u

/** How likely a text is the name of an organisation that employs, 0..1. */
export function organisationScore(printed: string): number {
  const text = simplified(printed)
  if (text.length > 80) return 0
  if (BRANDS.test(text) || (CHINESE_LEGAL.test(text) && text.length > 3)) return 1
  if (ENGLISH_LEGAL.test(text)) return IN_PROSE.test(text) ? 0.4 : /\s|\./.test(text) ? 1 : 0.5
  if (/(?:有限公司|集团|股份|研究院|银行|医院|公司|大学|学院|中学|学校)/u.test(text)) return 0.7
  if (FIRM_OF.test(text) && !/,| of /.test(text)) return 0.8
  if (KIND_FIRST.test(text)) return 1
  if (FORCES.test(text)) return 0.8
  if (/\b(?:university|hospital|bank|institute|ministry|national|inc\.|llc|ltd)\b/i.test(text)) return 0.7
  if (TOWN_FIRST.test(text) && chineseCityAtStart(text) !== null && !isPlace(text)) return 0.6
  return CHINESE_TRADE.test(text) && text.length > 3 && text.length < 24 ? 0.75 : 0
}

/** A legal form that was cut from its company's name by a comma ("Acme Co., Ltd."). */
export const LEGAL_TAIL =
  /^(?:inc|llc|ltd|limited|corp|l\.l\.c|llp|plc|gmbh|s\.?a(?:\.s)?|co|pvt|pte|lda|ltda|ag|kg|oy|ab|a\/?s|kft|s\.?r\.?o|b\.?v|n\.?v|dac|k\.?k|s\.?l|s\.?p\.?a|s\.?r\.?l|jsc|ltda|berhad|bhd)\b\.?(?:\s?ltd\.?)?$/i

/** Where the name of a Chinese firm or office can end inside a longer text. */
export const FIRM_END =
  /(?:公司|集团|事务所|研究院|研究所|支行|分行|银行|政府|[^\s]{2}局|委员会|法院|检察院|医院|卫生院|保健院|学校|小学|中学|大学|学院|幼儿园|设计院|工作室|酒店|宾馆|饭店|超市|[^\s]厂|支队|大队|派出所|办事处|电视台|报社|杂志社|出版社|合作社)(?:\s?\([^)]{1,20}\))?$/u

/** A post with the department it was held in, in front of it. */
export const POST_IN_DEPARTMENT = /^(\p{Script=Han}{1,8}(?:股|科|处|室|办))(\p{Script=Han}{2,6})$/u

const DEPARTMENT =
  /(?:部门?|事业[部群]|事业本部|中心|组|团队|小组|BU|科室|科|处|室|分部|产品线|项目部|条线|学院|系|课|股|车间|工段)$|^(?:setor|departamento|depto\.?|ger[êe]ncia|diretoria|coordena[çc][ãa]o|n[úu]cleo|[áa]rea|se[çc][ãa]o|divis[ãa]o|secretaria) d[aeo]s?\s|\b(?:department|dept\.?|team|division|unit|faculty|group|squad)$|(?<=\S\s)platform$|^(?:department|dept\.?|division|faculty|school|office) of\b/iu

// A longer Chinese name that ends so is an institution of its own ("某某区疾病预防控制中心").
const LONGEST_DEPARTMENT = 9

/** Whether a text names a part of an organisation. */
export const isDepartment = (text: string): boolean =>
  text.length <= (/\p{Script=Han}/u.test(text) ? LONGEST_DEPARTMENT : 50) && DEPARTMENT.test(text)
