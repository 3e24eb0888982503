import type { Department, Organisation, User } from './story-shape.ts'

/** The one password every demo user signs in with; printed in docs/demo.md. */
export const demoPassword = 'Bole-demo-2026'

export const organisation: Organisation = {
  name: '渡光能源科技有限公司',
  nameEnglish: 'Lumiponte Energy',
  namePortuguese: 'Lumiponte Energia do Brasil Ltda.',
  website: 'https://lumiponte.example.com',
  address: '广东-深圳',
  industry: '新能源 · 充电设备与储能',
  contact: 'lin',
  headCount: 1840,
  introduction: {
    'zh-CN':
      '渡光能源成立于2013年，总部位于深圳，研发中心设在上海，客户支持中心设在成都。我们设计、制造并运营电动汽车充电设备与家庭储能系统，产品在中国二十一个城市和巴西六个州稳定运行。2019年，圣保罗办公室与坎皮纳斯工厂相继投入使用。',
    'en-US':
      'Lumiponte Energy designs, builds and operates charging equipment for electric vehicles and storage for homes. Founded in Shenzhen in 2013, we are 1,840 people in Shenzhen, Shanghai, Chengdu, São Paulo and Campinas, and our chargers run in twenty-one Chinese cities and six Brazilian states.',
    'pt-BR':
      'A Lumiponte projeta, fabrica e opera carregadores para veículos elétricos e sistemas residenciais de armazenamento. Nascemos em Shenzhen em 2013 e chegamos ao Brasil em 2019: escritório em São Paulo, fábrica em Campinas e carregadores em operação em seis estados.',
  },
}

export const departments: readonly Department[] = [
  { key: 'research', parent: null, name: '研发中心', nameEnglish: 'Research and Development', city: '上海' },
  { key: 'platform', parent: 'research', name: '软件平台部', nameEnglish: 'Software Platform', city: '上海' },
  {
    key: 'charging-cloud',
    parent: 'platform',
    name: '充电云平台组',
    nameEnglish: 'Charging Cloud',
    city: '上海',
  },
  { key: 'mobile', parent: 'platform', name: '移动应用组', nameEnglish: 'Mobile Apps', city: '成都' },
  {
    key: 'hardware',
    parent: 'research',
    name: '硬件与电力电子部',
    nameEnglish: 'Hardware and Power Electronics',
    city: '深圳',
  },
  {
    key: 'charging-module',
    parent: 'hardware',
    name: '充电模块组',
    nameEnglish: 'Charging Modules',
    city: '深圳',
  },
  {
    key: 'embedded',
    parent: 'hardware',
    name: '嵌入式软件组',
    nameEnglish: 'Embedded Software',
    city: '深圳',
  },
  { key: 'data', parent: 'research', name: '数据智能部', nameEnglish: 'Data and Insight', city: '上海' },
  {
    key: 'network-analysis',
    parent: 'data',
    name: '充电网络分析组',
    nameEnglish: 'Network Analysis',
    city: '成都',
  },
  {
    key: 'manufacturing',
    parent: null,
    name: '制造与供应链中心',
    nameEnglish: 'Manufacturing and Supply Chain',
    city: '深圳',
  },
  {
    key: 'shenzhen-plant',
    parent: 'manufacturing',
    name: '深圳工厂',
    nameEnglish: 'Shenzhen Plant',
    city: '深圳',
  },
  { key: 'supply', parent: 'manufacturing', name: '供应链部', nameEnglish: 'Supply Chain', city: '深圳' },
  {
    key: 'planning',
    parent: 'supply',
    name: '计划与物流组',
    nameEnglish: 'Planning and Logistics',
    city: '深圳',
  },
  { key: 'growth', parent: null, name: '市场与客户中心', nameEnglish: 'Market and Customers', city: '深圳' },
  { key: 'overseas', parent: 'growth', name: '海外市场部', nameEnglish: 'Overseas Marketing', city: '深圳' },
  {
    key: 'latin-america',
    parent: 'overseas',
    name: '拉美市场组',
    nameEnglish: 'Latin America',
    city: '深圳',
  },
  {
    key: 'customer-success',
    parent: 'growth',
    name: '客户成功部',
    nameEnglish: 'Customer Success',
    city: '成都',
  },
  { key: 'brazil', parent: null, name: '巴西公司', nameEnglish: 'Lumiponte Brasil', city: 'São Paulo' },
  {
    key: 'brazil-engineering',
    parent: 'brazil',
    name: 'Engenharia',
    nameEnglish: 'Engineering, Brazil',
    city: 'Campinas',
  },
  {
    key: 'field-service',
    parent: 'brazil-engineering',
    name: 'Serviços de Campo',
    nameEnglish: 'Field Service',
    city: 'Campinas',
  },
  {
    key: 'brazil-commercial',
    parent: 'brazil',
    name: 'Comercial',
    nameEnglish: 'Commercial, Brazil',
    city: 'São Paulo',
  },
  {
    key: 'key-accounts',
    parent: 'brazil-commercial',
    name: 'Grandes Contas',
    nameEnglish: 'Key Accounts',
    city: 'São Paulo',
  },
  { key: 'corporate', parent: null, name: '职能中心', nameEnglish: 'Corporate Functions', city: '深圳' },
  { key: 'people', parent: 'corporate', name: '人力资源部', nameEnglish: 'People', city: '深圳' },
  { key: 'recruiting', parent: 'people', name: '招聘组', nameEnglish: 'Recruiting', city: '深圳' },
  { key: 'campus', parent: 'people', name: '校园招聘组', nameEnglish: 'Campus Recruiting', city: '上海' },
]

const person = (
  username: string,
  name: string,
  role: User['role'],
  jobTitle: string,
  department: string | null,
  phone: string,
  language: User['language'] = 'zh-CN',
): User => ({
  username,
  name,
  role,
  jobTitle,
  department,
  mail: `${username}@lumiponte.example.com`,
  phone,
  language,
})

export const users: readonly User[] = [
  person('lin', '林若溪', 'SuperAdmin', '招聘总监', 'people', '16400010001'),
  person('zhou', '周明远', 'OrgAdmin2', '人力资源副总监 · 校园招聘负责人', 'campus', '16400010002'),
  person('he', '何静', 'OrgAdmin2', '高级招聘经理 · 社会招聘负责人', 'recruiting', '16400010003'),
  person(
    'marina',
    'Marina Teixeira',
    'DepAdmin2',
    'Gerente de Recrutamento',
    'brazil',
    '+55 11 90010-0004',
    'pt-BR',
  ),
  person('qin', '秦岚', 'DepAdmin2', '研发招聘伙伴', 'research', '16400010016'),
  person('gao', '高翔', 'User2', '充电云平台技术负责人', 'charging-cloud', '16400010005'),
  person('xu', '徐蔓', 'User2', '数据智能部总监', 'data', '16400010006'),
  person('pan', '潘立成', 'User2', '电力电子首席工程师', 'hardware', '16400010007'),
  person('deng', '邓晓芸', 'User2', '海外市场部总监', 'overseas', '16400010008'),
  person('feng', '冯子谦', 'User2', '供应链总监', 'supply', '16400010009'),
  person(
    'grace',
    'Grace Holloway',
    'User2',
    'Head of Customer Success',
    'customer-success',
    '+44 7700 900010',
    'en-US',
  ),
  person(
    'rafael',
    'Rafael Moura',
    'User2',
    'Gerente de Engenharia de Campo',
    'field-service',
    '+55 19 90010-0011',
    'pt-BR',
  ),
  { ...person('ops', '运维值班', 'SysAdmin', '系统运维', null, '16400010012'), mail: 'ops@bole.example.com' },
  person('tang', '唐雅琴', 'OrgAdmin', '人事行政经理', 'people', '16400010013'),
  person('sun', '孙启航', 'DepAdmin', '工厂人事主管', 'shenzhen-plant', '16400010014'),
  person('yu', '于佳宁', 'User', '招聘专员', 'recruiting', '16400010015'),
]

/** Who leads a department, by the keys of both. */
export const heads: Readonly<Record<string, string>> = {
  people: 'lin',
  campus: 'zhou',
  recruiting: 'he',
  brazil: 'marina',
  'charging-cloud': 'gao',
  data: 'xu',
  hardware: 'pan',
  overseas: 'deng',
  supply: 'feng',
  'customer-success': 'grace',
  'field-service': 'rafael',
}

/** Tags and the departments that have them. */
export const departmentTags: Readonly<Record<string, readonly string[]>> = {
  海外: ['overseas', 'latin-america', 'brazil'],
  校招重点: ['charging-cloud', 'embedded', 'data'],
  制造一线: ['shenzhen-plant', 'planning'],
}
