/** Words used in every split, then words that only held-out documents use, then those of the blind ones alone. */
export type Bank<T = string> = readonly [both: readonly T[], heldOut: readonly T[], blind: readonly T[]]

export const ZH_TITLES: Record<string, Bank> = {
  facts: [
    ['基本信息', '个人信息'],
    ['个人资料', '个人概况', '基本资料'],
    ['个人档案', '我的信息'],
  ],
  intent: [
    ['求职意向', '求职意愿'],
    ['期望工作', '应聘意向', '求职期望'],
    ['求职目标', '职业意向', '意向职位'],
  ],
  edu: [
    ['教育背景', '教育经历', '学历背景'],
    ['求学经历', '学习经历', '毕业院校', '受教育情况'],
    ['教育经历', '教育信息', '学历信息', '教育/培训经历'],
  ],
  work: [
    ['工作经历', '工作经验', '职业经历'],
    ['任职经历', '从业经历', '工作履历', '职场经历'],
    ['工作经历', '职业履历', '工作背景', '工作经验（按时间倒序）'],
  ],
  intern: [
    ['实习经历', '实习经验'],
    ['实习实践', '企业实习', '实习与实践'],
    ['实习经历', '实习/实践经历', '见习经历'],
  ],
  proj: [
    ['项目经历', '项目经验'],
    ['主要项目', '代表项目', '参与项目'],
    ['项目经验', '重点项目', '项目业绩'],
  ],
  club: [
    ['校园经历', '社团经历', '学生工作'],
    ['在校实践', '校内职务', '社会活动'],
    ['校园实践', '学生干部经历', '社团与志愿活动'],
  ],
  skills: [
    ['专业技能', '技能特长', '掌握技能'],
    ['技能清单', '个人技能', '职业技能', 'IT技能'],
    ['技能/证书', '核心能力', '专业能力', '技术能力'],
  ],
  lang: [
    ['语言能力', '语言技能'],
    ['外语水平', '语言'],
    ['语言', '外语能力'],
  ],
}

export const EN_TITLES: Record<string, Bank> = {
  facts: [
    ['Personal Details', 'Contact'],
    ['Personal Information', 'Get in touch', 'Particulars'],
    ['Contact Details', 'Personal Info', 'Reach me'],
  ],
  intent: [
    ['Objective', 'Career Objective'],
    ['What I am looking for', 'Target', 'Job Preferences'],
    ['Career Goal', 'Job objective', 'Position desired'],
  ],
  edu: [
    ['Education', 'EDUCATION', 'Academic Background'],
    ['Academic History', 'Qualifications', 'Education & Training'],
    ['Education', 'Education and Training', 'Academic Qualifications', 'Academic Credentials'],
  ],
  work: [
    ['Experience', 'Work Experience', 'Professional Experience'],
    ['Employment History', 'Career History', 'Employment', 'Relevant Experience', 'PROFESSIONAL BACKGROUND'],
    ['Work History', 'Professional Experience', 'Experience', 'Career Summary', 'Employment Record'],
  ],
  intern: [
    ['Internships', 'Internship Experience'],
    ['Placements', 'Industry Placements'],
    ['Internship Experience', 'Work Placements', 'Internships'],
  ],
  proj: [
    ['Projects', 'Selected Projects'],
    ['Key Projects', 'Side Projects', 'Project Highlights'],
    ['Projects', 'Personal Projects', 'Notable Projects'],
  ],
  club: [
    ['Activities', 'Leadership'],
    ['Extracurricular Activities', 'Societies & Volunteering'],
    ['Volunteering', 'Campus Involvement', 'Extra-curricular'],
  ],
  skills: [
    ['Skills', 'Technical Skills', 'Core Competencies'],
    ['Toolbox', 'Areas of Expertise', 'Key Skills', 'Tools & Technologies'],
    ['Skills', 'Skills & Tools', 'Expertise', 'Technical Proficiencies'],
  ],
  lang: [['Languages'], ['Language Skills', 'Languages spoken'], ['Languages', 'Language Proficiency']],
}

export const ZH_LABELS: Record<string, Bank> = {
  name: [['姓名'], ['姓名', '求职者'], ['姓名', '姓 名']],
  gender: [['性别'], ['性别'], ['性别', '性 别']],
  birth: [
    ['出生日期', '出生年月'],
    ['生日', '出生时间'],
    ['出生年月', '出生日期'],
  ],
  age: [['年龄'], ['年龄', '周岁'], ['年龄']],
  phone: [
    ['手机', '电话', '联系电话'],
    ['手机号码', '联系方式', 'Tel', '移动电话'],
    ['手机', '联系电话', '电话/微信'],
  ],
  email: [
    ['邮箱', '电子邮箱', 'Email'],
    ['E-mail', '邮件', '电子邮件', 'Mail'],
    ['邮箱', 'E-mail', '电子邮箱'],
  ],
  city: [
    ['现居住地', '所在城市', '现居'],
    ['居住地', '常住地', '现居城市', '目前所在地'],
    ['现居住地', '现住址', '目前城市'],
  ],
  places: [
    ['期望城市', '意向城市'],
    ['期望工作地点', '意向地点', '期望地点', '工作地区'],
    ['期望城市', '期望工作城市', '工作地点'],
  ],
  position: [
    ['期望职位', '应聘职位', '求职意向'],
    ['意向岗位', '应聘岗位', '目标岗位', '期望从事职业'],
    ['应聘岗位', '意向职位', '求职岗位'],
  ],
  degree: [['学历'], ['最高学历', '文化程度'], ['学历', '学历/学位']],
  period: [
    ['时间', '起止时间'],
    ['起止年月', '起讫时间'],
    ['起止时间', '时间段', '起止日期'],
  ],
  school: [
    ['学校', '学校名称'],
    ['毕业院校', '院校'],
    ['学校名称', '毕业院校', '学校'],
  ],
  major: [['专业'], ['所学专业', '专业名称'], ['专业', '所学专业']],
  employer: [
    ['公司', '公司名称'],
    ['工作单位', '单位名称', '所在公司'],
    ['公司名称', '工作单位', '单位'],
  ],
  role: [
    ['职位', '职务'],
    ['岗位', '担任职务'],
    ['职位', '职务', '职位名称'],
  ],
  description: [
    ['工作内容', '工作描述'],
    ['主要职责', '职责业绩'],
    ['工作描述', '工作职责', '职责描述'],
  ],
  project: [['项目名称'], ['项目'], ['项目名称']],
}

export const EN_LABELS: Record<string, Bank> = {
  name: [['Name'], ['Full name'], ['Name', 'Applicant name']],
  gender: [['Gender'], ['Sex'], ['Gender', 'Sex']],
  birth: [
    ['Date of birth', 'DOB'],
    ['Born', 'Birth date'],
    ['Date of birth', 'Birthday'],
  ],
  age: [['Age'], ['Age'], ['Age']],
  phone: [
    ['Phone', 'Mobile', 'Tel'],
    ['Cell', 'T', 'Telephone', 'Contact no.'],
    ['Phone', 'Mobile', 'Phone number'],
  ],
  email: [
    ['Email', 'E-mail'],
    ['E', 'Mail', 'Email address'],
    ['Email', 'E-mail address'],
  ],
  city: [
    ['Location', 'Address'],
    ['Based in', 'City', 'Lives in'],
    ['Address', 'Current location', 'Home'],
  ],
  places: [
    ['Preferred locations', 'Preferred location'],
    ['Willing to work in', 'Open to working in', 'Desired location'],
    ['Preferred cities', 'Preferred location'],
  ],
  position: [
    ['Objective', 'Position sought'],
    ['Target role', 'Applying for', 'Desired position'],
    ['Position applied for', 'Desired job', 'Objective'],
  ],
  degree: [['Degree'], ['Qualification'], ['Degree', 'Award']],
  period: [
    ['Dates', 'Period'],
    ['From / To', 'Duration'],
    ['Dates', 'From – To', 'Dates attended'],
  ],
  school: [['School', 'University'], ['Institution'], ['School', 'Name of institution', 'University']],
  major: [
    ['Major', 'Field'],
    ['Subject', 'Field of study'],
    ['Major', 'Field of study', 'Course'],
  ],
  employer: [['Company', 'Employer'], ['Organisation'], ['Employer', 'Company name', 'Company']],
  role: [
    ['Title', 'Position'],
    ['Job title', 'Role'],
    ['Position', 'Position held', 'Job title'],
  ],
  description: [
    ['Duties', 'Description'],
    ['Responsibilities', 'Main tasks'],
    ['Duties', 'Key responsibilities'],
  ],
  project: [['Project'], ['Project name'], ['Project name', 'Project']],
}
