import type { DateForm } from './dates.ts'

/** Words used in both halves, then words that only held-out documents use. */
type Bank = readonly [both: readonly string[], heldOut: readonly string[]]

export const ZH_TITLES: Record<string, Bank> = {
  facts: [
    ['基本信息', '个人信息'],
    ['个人资料', '个人概况', '基本资料'],
  ],
  intent: [
    ['求职意向', '求职意愿'],
    ['期望工作', '应聘意向', '求职期望'],
  ],
  edu: [
    ['教育背景', '教育经历', '学历背景'],
    ['求学经历', '学习经历', '毕业院校', '受教育情况'],
  ],
  work: [
    ['工作经历', '工作经验', '职业经历'],
    ['任职经历', '从业经历', '工作履历', '职场经历'],
  ],
  intern: [
    ['实习经历', '实习经验'],
    ['实习实践', '企业实习', '实习与实践'],
  ],
  proj: [
    ['项目经历', '项目经验'],
    ['主要项目', '代表项目', '参与项目'],
  ],
  club: [
    ['校园经历', '社团经历', '学生工作'],
    ['在校实践', '校内职务', '社会活动'],
  ],
  skills: [
    ['专业技能', '技能特长', '掌握技能'],
    ['技能清单', '个人技能', '职业技能', 'IT技能'],
  ],
  lang: [
    ['语言能力', '语言技能'],
    ['外语水平', '语言'],
  ],
}

export const EN_TITLES: Record<string, Bank> = {
  facts: [
    ['Personal Details', 'Contact'],
    ['Personal Information', 'Get in touch', 'Particulars'],
  ],
  intent: [
    ['Objective', 'Career Objective'],
    ['What I am looking for', 'Target', 'Job Preferences'],
  ],
  edu: [
    ['Education', 'EDUCATION', 'Academic Background'],
    ['Academic History', 'Qualifications', 'Education & Training'],
  ],
  work: [
    ['Experience', 'Work Experience', 'Professional Experience'],
    ['Employment History', 'Career History', 'Employment', 'Relevant Experience', 'PROFESSIONAL BACKGROUND'],
  ],
  intern: [
    ['Internships', 'Internship Experience'],
    ['Placements', 'Industry Placements'],
  ],
  proj: [
    ['Projects', 'Selected Projects'],
    ['Key Projects', 'Side Projects', 'Project Highlights'],
  ],
  club: [
    ['Activities', 'Leadership'],
    ['Extracurricular Activities', 'Societies & Volunteering'],
  ],
  skills: [
    ['Skills', 'Technical Skills', 'Core Competencies'],
    ['Toolbox', 'Areas of Expertise', 'Key Skills', 'Tools & Technologies'],
  ],
  lang: [['Languages'], ['Language Skills', 'Languages spoken']],
}

export const ZH_LABELS: Record<string, Bank> = {
  name: [['姓名'], ['姓名', '求职者']],
  gender: [['性别'], ['性别']],
  birth: [
    ['出生日期', '出生年月'],
    ['生日', '出生时间'],
  ],
  age: [['年龄'], ['年龄', '周岁']],
  phone: [
    ['手机', '电话', '联系电话'],
    ['手机号码', '联系方式', 'Tel', '移动电话'],
  ],
  email: [
    ['邮箱', '电子邮箱', 'Email'],
    ['E-mail', '邮件', '电子邮件', 'Mail'],
  ],
  city: [
    ['现居住地', '所在城市', '现居'],
    ['居住地', '常住地', '现居城市', '目前所在地'],
  ],
  places: [
    ['期望城市', '意向城市'],
    ['期望工作地点', '意向地点', '期望地点', '工作地区'],
  ],
  position: [
    ['期望职位', '应聘职位', '求职意向'],
    ['意向岗位', '应聘岗位', '目标岗位', '期望从事职业'],
  ],
  degree: [['学历'], ['最高学历', '文化程度']],
  period: [
    ['时间', '起止时间'],
    ['起止年月', '起讫时间'],
  ],
  school: [
    ['学校', '学校名称'],
    ['毕业院校', '院校'],
  ],
  major: [['专业'], ['所学专业', '专业名称']],
  employer: [
    ['公司', '公司名称'],
    ['工作单位', '单位名称', '所在公司'],
  ],
  role: [
    ['职位', '职务'],
    ['岗位', '担任职务'],
  ],
  description: [
    ['工作内容', '工作描述'],
    ['主要职责', '职责业绩'],
  ],
  project: [['项目名称'], ['项目']],
}

export const EN_LABELS: Record<string, Bank> = {
  name: [['Name'], ['Full name']],
  gender: [['Gender'], ['Sex']],
  birth: [
    ['Date of birth', 'DOB'],
    ['Born', 'Birth date'],
  ],
  age: [['Age'], ['Age']],
  phone: [
    ['Phone', 'Mobile', 'Tel'],
    ['Cell', 'T', 'Telephone', 'Contact no.'],
  ],
  email: [
    ['Email', 'E-mail'],
    ['E', 'Mail', 'Email address'],
  ],
  city: [
    ['Location', 'Address'],
    ['Based in', 'City', 'Lives in'],
  ],
  places: [
    ['Preferred locations', 'Preferred location'],
    ['Willing to work in', 'Open to working in', 'Desired location'],
  ],
  position: [
    ['Objective', 'Position sought'],
    ['Target role', 'Applying for', 'Desired position'],
  ],
  degree: [['Degree'], ['Qualification']],
  period: [
    ['Dates', 'Period'],
    ['From / To', 'Duration'],
  ],
  school: [['School', 'University'], ['Institution']],
  major: [
    ['Major', 'Field'],
    ['Subject', 'Field of study'],
  ],
  employer: [['Company', 'Employer'], ['Organisation']],
  role: [
    ['Title', 'Position'],
    ['Job title', 'Role'],
  ],
  description: [
    ['Duties', 'Description'],
    ['Responsibilities', 'Main tasks'],
  ],
  project: [['Project'], ['Project name']],
}

type Forms = readonly [both: readonly DateForm[], heldOut: readonly DateForm[]]
export const ZH_FORMS: Forms = [
  ['dot0', 'dot', 'slash0', 'cn', 'dash0'],
  ['cn0', 'slash', 'dot', 'dash0', 'cn'],
]
export const EN_FORMS: Forms = [
  ['mon', 'month', 'us', 'dash0', 'year'],
  ['monDot', 'quote', 'monCaps', 'euro', 'mon', 'year'],
]
export const ZH_BETWEEN: Bank = [
  [' - ', '-', '—', ' 至 ', '~'],
  [' — ', '--', ' ~ ', '～', ' – '],
]
export const EN_BETWEEN: Bank = [
  [' - ', ' – ', ' to '],
  [' — ', '–', ' -- ', ' until '],
]
export const ZH_PRESENT: Bank = [
  ['至今', '今'],
  ['现在', '目前', '至今'],
]
export const EN_PRESENT: Bank = [
  ['Present', 'present', 'Current'],
  ['Now', 'today', 'PRESENT', 'to date'],
]
