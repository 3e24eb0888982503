import { folded } from '../text/folded.ts'
import { PORTUGUESE_TITLES } from './portuguese-titles.ts'

/** What a section of a résumé is about. */
export type SectionKind =
  | 'basics'
  | 'intention'
  | 'education'
  | 'work'
  | 'practice'
  | 'projects'
  | 'campus'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'summary'
  | 'other'

const TALE =
  '(?:背景|经历|经验|经过|情况|信息|履历|历程|简历|介绍|概况|概述|简介|资历|轨迹|足迹|之路|生涯|档案)'

// Titles as written without blanks, Chinese. The whole title must match; order decides between two that do.
const CHINESE: [SectionKind, string][] = [
  [
    'intention',
    `(?:求职|应聘|就业|职业|职位|岗位|工作)(?:意向|意愿|目标|期望|方向)(?:岗位|职位)?|意向(?:岗位|职位)|期望(?:工作|职位|岗位)|求职(?:信息|状态|要求|条件)|希望(?:工作|职务|职位)|应[聘征](?:意向|职位|职务|岗位)`,
  ],
  [
    'education',
    `(?:我的)?(?:受?教育|求学|学习|学业|学历|就读|院校|学校)(?:及|与|和)?(?:学历|培训|学习|学术|教育|在校|科研)?${TALE}|(?:所?受?教育|教育程度|[文理工法商医农]学教育|学历|求学|学业|学习生涯|学历教育|学校教育|(?:教育|学历)?(?:及|与|和|/)?培训(?:及|与|和|/)教育|教育(?:及|与|和|/)?培训${TALE}?|院校(?:与|和|及)专业|毕业院校|学术背景|学历背景及专业)|求学|上学|念书|读书(?:经历)?|教育(?:及|与|和|/)?(?:获奖|荣誉|资质|证书)${TALE}?|学历(?:学位)?`,
  ],
  [
    'practice',
    `(?:社会|假期|暑期|寒假|专业|课外|学生|个人|教学)?(?:社会)?实践(?:活动|与实习|及实习|实习)?${TALE}?|社会工作${TALE}?`,
  ],
  [
    'work',
    `(?:我的|主要|过往|相关|全职|历史|个人)?(?:工作|职业|任职|履职|从业|就业|职场|职业生涯|工作履历|社会工作|工作学习|从教|教学|临床|执业|航海|海上|服务|行医|创业|销售|管理)(?:[及与和/、]?(?:实习|项目|实践|学习|社会实践))?${TALE}|(?:我的|主要|过往|相关|校外|校内|海外|企业|公司)?(?:实习|兼职|见习|规培)(?:[及与和/、]?(?:工作|实习|见习|实践|项目|兼职|社会实践|实训))?(?:${TALE}|工作${TALE}?|实践)?|(?:教育|教学|专业|临床)?(?:见习|实习)[及与和、](?:见习|实习)|(?:服役|军旅|参军|部队|从军)(?:经历|生涯)|(?:个人|主要)?(?:学习|教育)(?:及|与|和|、|/)?工作${TALE}|工作|职场|从业|上班(?:经历)?|任职|(?:主要|个人|过往)?经历|履历|就职${TALE}|工作${TALE}[及与和/](?:业绩|项目${TALE}?|实习${TALE}?)`,
  ],
  [
    'projects',
    `(?:我的|主要|主持|承担|代表|重点|相关|个人|开源|参与|典型|部分|核心|精选|开发|科研|研究|实践|设计|工程|实训|课程|近期|毕业|学术|校园)?(?:项目|专案|课题|科研|作品|案例|毕业设计|课程设计|研究)(?:[及与和/、](?:科研|竞赛|实践|研究|作品|成果|论文))?(?:${TALE}|实践|展示|集|成果|业绩|列表|案例)?|学术(?:研究)?${TALE}|研究工作|代表作品?`,
  ],
  [
    'campus',
    `(?:校园|校内|在校|学生|社团|学生会|课外|志愿者?|公益|学生干部|班级|党团|团队)(?:社团|工作|实践|活动|服务|学生|任职|组织|职务|干部)?(?:${TALE}|活动|实践|工作|职务|服务|表现|荣誉|任职)|(?:活动|竞赛|比赛|志愿服务|组织|社团)${TALE}|校园|社团活动|社会活动${TALE}?|志愿服务`,
  ],
  [
    'languages',
    `(?:外语|语言|语文|英语|语种|掌握语言|其他语言|外国语)(?:能力|水平|技能|情况|等级|掌握|成绩)?(?:[及与和/](?:证书|考试))?`,
  ],
  [
    'certificates',
    `(?:个人|所获|获得|主要|相关|专业|职业|执业|技能|职称|资格|荣誉|在校|学术|校内)?(?:荣誉|奖励|奖项|获奖|证书|资质|奖学金|资格|职称|奖惩|表彰|资格认证)(?:[及与和/、]?(?:荣誉|奖励|奖项|获奖|证书|资质|奖学金|资格|技能|证明|认证))?(?:${TALE}|称号|奖励|记录|认证|成就|列表)?|(?:所持|持有)(?:的)?(?:证件|证书|证照|执照|资格)|(?:培训)?合格证书?|认证|资格认证|(?:从业|执业)证书`,
  ],
  [
    'skills',
    `(?:个人|专业|职业|核心|技术|工作|相关|掌握|其他|计算机|办公|软件|主要|it|开发|业务|通用|综合|岗位|办公软件)?(?:技能|技术栈|技术能力|技能点|专长|特长|技能专长|能力|技术|软件|工具|职能|关键技能)(?:[及与和/、&]?(?:特长|证书|工具|语言|爱好|专长|能力|其他|兴趣|水平|自评|优势|荣誉|资质|软件|应用))?(?:${TALE}|清单|列表|水平|描述|标签|掌握|一览|总结|应用)?|(?:技能|专业)(?:与|及|和)(?:能力|特长|优势)|掌握(?:的)?技能|擅长(?:领域|技能|技术|工具|软件)?|所长|计算机(?:能力|水平)|it技能|技术特长`,
  ],
  [
    'summary',
    `(?:自我|个人|职业|本人|我的|综合|总体|核心|竞争)(?:评价|介绍|总结|小结|描述|概述|简介|简述|自述|优势|陈述|评述|鉴定|亮点|特点|综述|画像|能力总结|竞争力|概况|说明|推荐|认知)|关于我|自述|自荐|个人?写照|自荐信|自我评价与总结|个人(?:特长|特质|素质)(?:及|与|和)?(?:评价|自我评价)?|优势亮点|自传|职业(?:技能)?总结|核心竞争力|我的优势`,
  ],
  [
    'basics',
    `(?:个人|基本|基础|候选人|求职者|本人|联系)(?:信息|资料|情况|基本信息|基本情况|档案|方式|概况|基本资料)|联系我?|联系方式|联络(?:方式|资料)|个人(?:基本)?(?:信息|资料)表?|个人简历|简历`,
  ],
  [
    'other',
    `(?:个人|业余|我的|其他)?(?:兴趣|爱好)(?:[及与和/]?(?:爱好|特长))?|(?:兴趣|业余)爱好|(?:发表|学术|代表|科研)?(?:论文|专利|著作|出版物|成果|文章)(?:[及与和/](?:专利|论文|著作|成果|发表))?(?:发表|成果|${TALE})?|(?:专业|主要|相关|个人|继续教育|参加)?培训${TALE}?|(?:家庭|主要)(?:成员|情况|关系|背景|社会关系)(?:及社会关系)?|社会关系|附件|附加信息|社会职务|社会兼职|学术兼职|兼职职务|出版作品|教师资格|任职资格|健康状况|其他(?:信息|情况|说明|事项)?|备注|推荐人|证明人|(?:主修|主干|相关|专业|核心|所学|讲授|主讲)课程|课程|进修(?:情况|${TALE})|业余生活|(?:持有|相关)?证照|离职原因|学生时代|政治面貌|作品链接|(?:相关)?链接|声明|签名|证件照`,
  ],
]

const WHO =
  '(?:my|personal|professional|civilian|relevant|additional|selected|other|key|core|main|recent|previous|past)?\\s?'

// English titles, in lower case with single blanks.
const ENGLISH: [SectionKind, string][] = [
  [
    'intention',
    `(?:career|job|professional|employment)?\\s?(?:objectives?|intentions?|goals?)|(?:career|job|professional) (?:target|aim)|desired (?:position|job|role)|target (?:position|role|job)|job (?:preferences?|expectations?)`,
  ],
  [
    'education',
    `${WHO}(?:academic|education(?:al)?|(?:university|school|formal)(?=\\s?[a-z]))\\s?(?:background|history|qualifications?|records?|credentials?|studies|experiences?|details|profile|training|information|degrees?)?|education,? ?(?:and|&|/|\\+)\\s?(?:training|certifications?|qualifications?|credentials|skills|awards|honou?rs|courses|academics?|professional development|certificates|licenses)|degrees?|stud(?:y|ies)|academics|qualifications|school(?:s|ing)?|where i(?:'ve| have)? (?:studied|learned|learnt)|learning|education (?:and|&) .{3,24}|(?:training|qualifications?|credentials) (?:and|&) education`,
  ],
  ['practice', `(?:social|community|field|summer) (?:practice|work|experience)s?|practical experience`],
  [
    'work',
    `${WHO}(?:work|working|professional|employment|employment|career|job|industry|industrial|teaching|clinical|business|management|leadership|sales|technical|nursing|engineering|research work|freelance|consulting|internship|intern|co-?op)\\s?(?:experiences?|history|background|records?|chronology|timeline|highlights|summary of experience|employment|profile|practice|path|journey)|${WHO}experiences?|employment|career|work|(?:work|professional|employment) experiences?.{0,3}(?:and|&|/).{1,24}|experiences? (?:and|&) .{3,20}|internships?|(?:industry |work |clinical |student )?placements?|internship (?:&|and) work experience|(?:civilian|current|previous|past|shore) employment|jobs i(?:'ve| have)? had|occupations?|positions? held|(?:\\p{L}+ )?(?:positions|appointments)|teaching (?:and|&) leadership|where i(?:'ve| have) worked|jobs|job history|career (?:so far|to date)|work placements?`,
  ],
  [
    'projects',
    `${WHO}(?:academic|research|course|open.?source|side|technical|software|engineering|university|school|team|featured|notable|design|class|capstone|thesis|major|university|college)?\\s?projects?(?:\\s(?:experiences?|history|portfolio|highlights|work|list|summary|(?:and|&) .{3,20}))?|research(?: experiences?| interests?(?: and .{3,20})?| work| activities)?|portfolio`,
  ],
  [
    'campus',
    `(?:extra.?curricular|campus|student|volunteer(?:ing)?|community|leadership|club|social|school|voluntary|co.?curricular)\\s?(?:activities|activity|experiences?|involvement|service|work|leadership|engagement|organi[sz]ations?|(?:and|&) .{3,24})?|activities(?: (?:and|&) .{3,24})?|volunteering|volunteer(?:ism)?|leadership (?:and|&) activities|community service|civic activities`,
  ],
  [
    'languages',
    `(?:foreign |spoken |other )?languages?(?:\\s(?:skills?|spoken|known|proficiency|abilit(?:y|ies)|knowledge|competenc(?:e|es|ies)))?|language(?:s)? (?:and|&) .{3,20}|linguistic skills|tongues|languages? i (?:speak|know|use)|languages? (?:spoken|known|used)`,
  ],
  [
    'certificates',
    `${WHO}(?:licen[cs]es?|certifications?|certificates?|awards?|honou?rs?|achievements?|accomplishments?|accreditations?|scholarships?|distinctions?|prizes|credentials|professional memberships?|recognition)(?:\\s?(?:,|and|&|/)\\s?.{3,40})?|honou?rs.awards`,
  ],
  [
    'skills',
    `${WHO}(?:technical|computer|it|soft|hard|digital|software|programming|transferable|professional|functional|interpersonal|language and computer|specialized|clinical|design|job|job.related|work|workplace)?\\s?(?:skills?|competenc(?:e|es|ies)|technologies|expertise|proficienc(?:y|ies)|strengths|tools|capabilities|skill ?set|abilities|toolkit|tech stack|knowledge|specialties|specialities|areas of expertise)(?:\\s(?:set|summary|profile|overview|highlights|matrix|areas?))?(?:\\s?(?:,|and|&|/)\\s?.{3,40})?|tech(?:nical)? stack|technical (?:summary|profile|background|proficiency)|areas? of (?:expertise|strength|competence|specialization|specialisation|practice|skill)|(?:top|best|strongest) skills|computer (?:literacy|knowledge|proficiency)|programming languages?|tool ?box|know-?how|what i (?:can do|know|do well|bring)|things i use|speciali[sz]ed in`,
  ],
  [
    'summary',
    `(?:professional|career|executive|personal|about|work|my|profile|candidate|qualifications?)?\\s?(?:summary|profile|overview|statement|synopsis|highlights|bio|biography|introduction)(?: of qualifications)?|about(?: me)?|who i am|objective summary|summary of (?:qualifications|skills|experience)|self.?(?:evaluation|assessment|introduction|appraisal|description)|personal (?:statement|strengths?|profile|qualities|attributes)`,
  ],
  [
    'basics',
    `(?:personal|contact|basic|general|biographical)\\s?(?:information|details?|data|info|particulars|profile)?|contacts?(?: me)?|contact (?:information|details)|curriculum vitae|resume|cv|get in touch|reach me|how to reach me|find me online`,
  ],
  [
    'other',
    `(?:personal |other |my )?(?:interests?|hobbies|passions)(?:\\s?(?:,|and|&|/)\\s?.{3,30})?|references?|referees|publications?(?: (?:and|&) .{3,24})?|(?:selected |recent )?(?:papers|publications|presentations|conferences|talks|patents|books)(?: (?:and|&) .{3,24})?|(?:professional )?(?:trainings?|courses?|coursework|workshops|seminars|development|affiliations?|associations?|memberships?|additional information|additional|other information)|(?:relevant|selected|short|online|further|additional) (?:coursework|courses|training)|outside (?:of )?work|career breaks?|life outside work|when i am not working|additional (?:information|details|experience)|miscellaneous|others?|declaration|driving licen[cs]e|military (?:service|experience)|teaching|(?:professional )?service|grants(?: (?:and|&) .{3,24})?|(?:refereed|selected|journal|conference) (?:publications|papers|articles)|(?:board|advisory) (?:roles?|positions?|memberships?)|patents?|speaking(?: engagements)?|registrations?|licen[cs]es|tickets|exhibitions?|professional (?:development|affiliations?|memberships?)|family|links|social(?: media| networks?)?|fun facts|quotes?|philosophy|most proud of|day of my life|life philosophy`,
  ],
]

type Table = readonly (readonly [kind: SectionKind, pattern: string])[]

const compile = (table: Table) =>
  table.map(([kind, pattern]) => ({ kind, pattern: new RegExp(`^(?:${pattern})$`, 'u') }))

const withoutBlanks = (table: Table): Table =>
  table.map(([kind, pattern]) => [kind, pattern.replaceAll(' ', '')])

const LATIN: Table = [...ENGLISH, ...PORTUGUESE_TITLES]
const TITLES = { han: compile(CHINESE), latin: compile(LATIN), run: compile(withoutBlanks(LATIN)) }

const kindIn = (table: ReturnType<typeof compile>, title: string): SectionKind | null => {
  const plain = folded(title)
  return table.find(({ pattern }) => pattern.test(plain))?.kind ?? null
}

/** The kind of section a bare Chinese title (no blanks, lower case) opens; null when it is no title. */
export const kindOfChineseTitle = (title: string): SectionKind | null => kindIn(TITLES.han, title)

/** The kind of section a bare English or Portuguese title (lower case, single blanks) opens; null when it is no title. */
export const kindOfLatinTitle = (title: string): SectionKind | null => kindIn(TITLES.latin, title)

/** The same for a title whose blanks were lost between its spaced letters ("workexperience"). */
export const kindOfRunTitle = (title: string): SectionKind | null => kindIn(TITLES.run, title)
