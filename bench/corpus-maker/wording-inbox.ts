import type { DateForm } from './dates.ts'
import type { Bank } from './wording.ts'

/** Everything a document's words are drawn from. */
export interface Banks {
  titles: Record<string, Bank>
  labels: Record<string, Bank>
  forms: Bank<DateForm>
  betweens: Bank
  presents: Bank
}

/** The same words for every split: `a / b / c` is a bank of three. */
function only(list: string): Bank {
  const words = list.split(' / ')
  return [words, words, words]
}

function banks(lists: Record<string, string>): Record<string, Bank> {
  return Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, only(list)]))
}

function forms(list: readonly DateForm[]): Bank<DateForm> {
  return [list, list, list]
}

// What stands between dates begins and ends with white space, so it is parted by bars.
function signs(list: string): Bank {
  const words = list.split('|')
  return [words, words, words]
}

/** The words of the second blind split, the languages' own: none leans on what the other splits say. */
export const INBOX_WORDS: Record<'zh' | 'tw' | 'en' | 'pt', Banks> = {
  zh: {
    titles: banks({
      facts: '基础信息 / 个人基本情况 / 联系我 / 个人资讯',
      intent: '应聘方向 / 求职方向 / 期望职位 / 意向',
      edu: '学历教育 / 院校经历 / 教育履历 / 教育情况 / 学业背景',
      work: '工作履历 / 职业历程 / 工作及实践 / 履职经历 / 工作简历 / 从业背景',
      intern: '实习实训 / 实习 / 企业实践 / 实习履历',
      proj: '项目实践 / 项目案例 / 工程业绩 / 项目成果',
      club: '学生干部 / 校内任职 / 在校任职情况 / 学生组织',
      skills: '擅长领域 / 岗位技能 / 技能点 / 技术特长 / 工具与技能',
      lang: '外语 / 语种 / 语言水平',
    }),
    labels: banks({
      name: '姓名 / 姓　名 / 应聘者姓名',
      gender: '性别 / 性　别',
      birth: '出生年月 / 出生日期 / 出生年月日',
      age: '年龄 / 年　龄',
      phone: '联系电话 / 手机号 / 本人电话 / 联系手机',
      email: '电子信箱 / 个人邮箱 / 邮箱地址 / EMAIL',
      city: '现居城市 / 目前所在 / 常住城市 / 居住城市',
      places: '意向工作地 / 求职地点 / 期望地区',
      position: '应聘职务 / 期望岗位 / 求职职位 / 目标职位',
      degree: '学历 / 学历层次 / 文化程度',
      period: '起止时间 / 起止日期 / 年月 / 时间区间',
      school: '就读院校 / 毕业学校 / 院校名称',
      major: '专业 / 主修专业 / 所学专业',
      employer: '单位名称 / 任职单位 / 公司全称 / 服务单位',
      role: '岗位 / 担任职务 / 任职岗位 / 职务',
      description: '岗位职责 / 主要工作 / 职责与成果',
      project: '项目 / 项目名称',
    }),
    forms: forms(['dot0', 'dot', 'slash', 'cn', 'cn0', 'dash0', 'slash0']),
    betweens: signs('-| – |—— |至| ~ |--|～'),
    presents: only('至今 / 今 / 现在 / 目前'),
  },
  tw: {
    titles: banks({
      facts: '個人資料 / 基本資料',
      intent: '求職條件 / 希望職務',
      edu: '學歷 / 教育程度 / 學歷背景',
      work: '工作經歷 / 經歷 / 工作經驗',
      intern: '實習經驗 / 實習經歷',
      proj: '專案作品 / 專案經驗',
      club: '社團經驗 / 課外活動',
      skills: '專長 / 擅長工具 / 專業技能',
      lang: '語文能力 / 語言能力',
    }),
    labels: banks({
      name: '姓名 / 中文姓名',
      gender: '性別',
      birth: '出生日期 / 生日',
      age: '年齡',
      phone: '行動電話 / 聯絡電話',
      email: '電子郵件 / E-mail',
      city: '居住地 / 居住城市',
      places: '希望工作地 / 希望地點',
      position: '希望職稱 / 應徵職務',
      degree: '學歷 / 最高學歷',
      period: '期間 / 起迄年月',
      school: '學校名稱 / 學校',
      major: '科系 / 科系名稱',
      employer: '公司名稱 / 服務單位',
      role: '職務名稱 / 職稱',
      description: '工作內容',
      project: '專案名稱',
    }),
    forms: forms(['slash', 'cn', 'roc', 'slash0']),
    betweens: signs('～| ~ | - |至'),
    presents: only('仍在職 / 迄今 / 至今'),
  },
  en: {
    titles: banks({
      facts: 'Contact me / Details / Personal data / How to reach me',
      intent: 'Seeking / Role sought / Career target',
      edu: "Where I've studied / Schooling / Studies / Education & Credentials / Training and Education / Degrees",
      work: "Where I've worked / Employment / Career to date / Positions held / Work background / Career path",
      intern: 'Work placements / Traineeships / Co-op terms / Intern work',
      proj: 'Things I have built / Project work / Representative projects / Case work',
      club: 'Campus life / On campus / Clubs and societies / Student leadership',
      skills: 'What I bring / Competences / Skill set / Strengths / Tools I use / Areas of strength',
      lang: 'Languages I speak / Language abilities / Linguistic skills',
    }),
    labels: banks({
      name: 'Full name / Name of applicant / Name',
      gender: 'Gender / Sex',
      birth: 'Date of birth / D.O.B. / Birth date',
      age: 'Age',
      phone: 'Mobile no. / Telephone / Call / Phone / Cell',
      email: 'E-mail / Mail / Email ID / Email',
      city: 'Residence / Home city / Present city / Location',
      places: 'Can work in / Preferred work location / Relocation',
      position: 'Post applied for / Seeking / Desired role / Applying as',
      degree: 'Degree / Level / Award',
      period: 'Period / Dates / Years',
      school: 'Institute / College / School',
      major: 'Subject / Branch / Specialisation / Discipline',
      employer: 'Organisation / Name of employer / Firm',
      role: 'Designation / Post / Job held / Capacity',
      description: 'Nature of work / Main duties / Job profile',
      project: 'Project / Assignment',
    }),
    forms: forms(['mon', 'month', 'us', 'monDot', 'quote', 'euro', 'year', 'yearMon', 'mmyy']),
    betweens: signs(' - | – | to |–|-| — '),
    presents: only('Present / present / Current / now / Today'),
  },
  pt: {
    titles: banks({
      facts: 'Dados pessoais / Contato',
      intent: 'Objetivo / Objetivo profissional / Área de interesse',
      edu: 'Formação acadêmica / Escolaridade / Formação',
      work: 'Experiência profissional / Experiências profissionais / Histórico profissional',
      intern: 'Estágios / Experiência de estágio',
      proj: 'Projetos / Principais projetos',
      club: 'Atividades acadêmicas / Voluntariado',
      skills: 'Competências / Habilidades / Conhecimentos / Principais competências',
      lang: 'Idiomas',
    }),
    labels: banks({
      name: 'Nome / Nome completo',
      gender: 'Sexo / Gênero',
      birth: 'Data de nascimento / Nascimento',
      age: 'Idade',
      phone: 'Telefone / Celular',
      email: 'E-mail',
      city: 'Cidade / Endereço / Localidade',
      places: 'Disponibilidade para / Cidades de interesse',
      position: 'Objetivo / Cargo pretendido / Vaga pretendida',
      degree: 'Grau / Nível',
      period: 'Período',
      school: 'Instituição',
      major: 'Curso',
      employer: 'Empresa',
      role: 'Cargo / Função',
      description: 'Principais atividades / Atividades',
      project: 'Projeto',
    }),
    forms: forms(['us', 'ptMon', 'ptMonth']),
    betweens: signs(' – | a | até | - '),
    presents: only('atual / o momento / presente / Atualmente'),
  },
}
