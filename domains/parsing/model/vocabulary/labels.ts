/**
 * The names forms give to what they ask for, per fact. Lower case, without accents, in simplified letters, without blanks
 * inside Chinese ones.
 */
export const LABELS = {
  name: '姓名|名字|候选人姓名|求职者|应聘者|候选人|中文名|name|applicant name|full name|candidate name|first name and surname|nome(?: completo)?|name ?/ ?surname|surname(?:\\(s\\))? ?/ ?first name(?:\\(s\\))?|first name(?:\\(s\\))? ?/ ?surname(?:\\(s\\))?',
  familyName: '姓|姓氏|surname|family name|last name|sobrenome|apellidos?',
  givenName:
    '名|given names?|first names?|forenames?|christian names?|first (?:and|&) middle names?|prenome|primeiro nome|nombres?',
  gender: '性别|gender|sex|sexo|genero',
  birth:
    '出生日期|出生年月日?|生日|出生时间|出生|date of birth|birth ?date|birthday|d\\.?o\\.?b\\.?|born|(?:data de )?nascimento|data de nasc\\.?|nascid[oa] em',
  age: '年龄|age|idade',
  phone:
    '联系电话|(?:本人|个人|联络)?(?:手机|电话)(?:号码?)?|手机号码?|手机|移动电话|电话号码?|电话|联系方式|联系手机|tel|telephone|phone(?: number)?|mobile(?: phone| number)?|cell(?: ?phone)?|contact(?: number| no)?|行动电话|连络电话|联络电话|telefones?|celular|fone|contato',
  email:
    '(?:个人|常用|本人|联系)(?:邮箱|信箱|邮件)(?:地址)?|email id|电子邮箱|电子邮件|邮箱(?:地址)?|邮件|e-?mail(?: address)?|mail|电子信箱|correio eletronico|电邮',
  city: '(?:现|常|目前)(?:居|住|所在)(?:城市|地区)?|目前所在|home (?:city|town)|current residence|现居住?城市|现居住?地址?|现居|居住地址?|居住城市|目前所在地|所在城市|目前城市|所在地区?|现所在地|现住址|常住地|常住城市|通讯地址|联系地址|家庭住址|家庭地址|住址|地址|城市|居住|现在城市|目前居住地|address|(?:current )?location|city|based in|residence|current city|lives? in|home address|place of residence|居住地区|cidade(?: atual| de residencia)?|endereco|residencia|localidade|localizacao|mora em|cidade/estado|现住|住在|where',
  origin:
    '籍贯|户口所在地?|户籍(?:所在地|地址)?|户口|生源地|出生地|祖籍|hometown|native place|place of birth|birthplace|naturalidade|natural de',
  ethnicity: '民族|ethnicity|nationality|国籍|citizenship|nacionalidade',
  politics: '政治面貌|political status|入党时间',
  marital: '婚姻状[况态]|婚否|婚育|婚姻|marital status|estado civil',
  body: '身高|体重|健康状况|血型|身高/体重|视力|height|weight',
  degree:
    '最高学历|学历[/及与]?(?:学位)?|学位|文化程度|教育程度|学历层次|最高学位|highest degree|award|qualification(?: awarded)?|title of qualification(?: awarded)?|degree(?: level)?|education level|highest education|escolaridade|formacao|grau(?: de instrucao)?|titulacao|nivel|全日制教育|在职教育|学历学位|examination(?: passed)?|exam|degree ?/ ?course|course ?/ ?degree|程度',
  school:
    '毕业院校|毕业学校|院校名称|学校名称|就读院校|就读学校|学校|院校|毕业于|school(?: name| attended)?|name of (?:the )?(?:school|college|university|institution|institute)|institute|university|institution|college|alma mater|graduated from|instituicao(?: de ensino)?|universidade|faculdade|escola|name and type of organi[sz]ation(?: providing education and training)?|organi[sz]ation providing education and training|毕业院校系及专业|院校系及专业|(?:institution|institute|school|college) ?/ ?(?:board|university)',
  major:
    '所学专业|专业名称|专业方向|专业|主修专业|主修|major(?: in)?|fields? of study|field|specialization|specialisation|course of study|course|discipline|subject|programme|program|科系(?:名称)?|就读科系|系所|curso|area de estudo|habilitacao',
  faculty:
    '学院|院系|系别|所在学院|faculty|department|minor|辅修|board(?: ?/ ?university)?|university ?/ ?board',
  graduation:
    '毕业时间|毕业日期|毕业年份|毕业年月|graduation(?: date| year)?|graduated|expected graduation|class of|(?:data |ano |previsao )?(?:de )?(?:conclusao|formatura)|year of passing|passing year|year',
  years:
    '工作年限|工作经验|从业年限|工龄|工作时间|参加工作时间|years of experience|experience|tempo de experiencia|anos de experiencia|参加工作时间',
  place:
    '期望工作城市|期望城市|意向城市|期望工作地[点区]?|期望地[点区]|目标城市|意向地[点区]|工作地[点区]|期望工作地址|求职城市|求职地[点区]|意向工作地[点区]|意向工作城市|期望工作区域|preferred locations?|desired locations?|preferred cit(?:y|ies)|expected cit(?:y|ies)|expected locations?|target cit(?:y|ies)|target locations?|work location preference|希望工作地点|希望地点|cidades? (?:de interesse|desejadas?|pretendidas?)|local(?:idade)? (?:desejad[oa]|pretendid[oa])|意向工作城市',
  position:
    '(?:报考|拟任|拟聘|竞聘)(?:职[位务]|岗位)|(?:求职|应聘|应征|期望|目标|意向|希望|申请)(?:职位|职务|岗位|职称)|求职意向|应聘职位|应聘岗位|期望职位|期望岗位|意向岗位|意向职位|目标职位|目标岗位|求职岗位|求职职位|求职目标|期望职业|期望从事职业|应聘意向|职业意向|职位意向|岗位意向|求职方向|期望工作|objective|job objective|career objective|desired position|desired job(?: title)?|target position|position sought|position desired|expected position|seeking|role sought|position desired|applying for|position applied(?: for)?|target role|desired role|job intention|job target|希望职[称务位]|希望职务类别|应征职[位务]|objetivo(?: profissional)?|cargo (?:pretendido|desejado)|vaga(?: pretendida| desejada)?|area de interesse|想找的工作|应聘|post applied(?: for)?',
  trade:
    '期望行业|意向行业|行业类别|所属行业|行业|期望从事行业|公司行业|industry|expected industry|type of business or sector',
  salary:
    '期望薪[资水酬]|薪资要求|期望月薪|目前年收入|薪资|月薪|年薪|待遇要求|期望待遇|期望税前薪资|expected salary|desired salary|salary(?: expectation)?|current salary|希望待遇|pretensao salarial',
  kind: '(?:name of )?(?:vessel|ship)(?: name| type)?|type of (?:vessel|ship)|(?:vessel )?type ?/ ?engine|engine type|grt|dwt|是否毕业|毕业否|修业情形|修业状况|工作性质|求职类型|工作类型|职位类型|求职性质|公司性质|公司规模|企业性质|规模|employment type|job type|company size|tipo de contrato|vinculo|regime(?: de trabalho)?|carga horaria|porte da empresa',
  availability:
    '到岗时间|入职时间|可到岗时间|到岗日期|求职状态|目前状[态况]|当前状态|求职时间|availability|available from|notice period|start date|可上班日|disponibilidade|可上任日期',
  company:
    '(?:服务|就职|任职|所在|供职|受雇|用人|雇佣|实习)(?:单位|公司|机构|企业)(?:名称|全称)?|(?:公司|单位|企业|机构)全称|船公司|name of (?:the )?(?:employer|company|firm|organi[sz]ation)|employer name|firm|公司名称|公司|工作单位|单位名称|就职公司|任职公司|所在公司|单位|企业名称|实习单位|实习公司|雇主|company(?: name)?|employer|organi[sz]ation|empresa|empregador|name and address of (?:the )?employer|机构(?:名称)?',
  title:
    'rank|rating|职务[/、]?职称|现任工作|(?:所任|所在|担任|任职|现任|原任|工作|实习)(?:职务|职位|岗位|职称)|capacity|post held|job held|role held|职位名称|职位|岗位名称|岗位|担任职[务位]|职务|所任职位|所在岗位|任职岗位|任职职位|工作岗位|工作职位|实习岗位|实习职位|job title|position(?: held)?|title|designation|职务名称|cargo|funcao|enquadramento funcional|occupation(?: or position held)?|现任职务|现任职位',
  department:
    '所在部门|所属部门|部门|department|team|汇报对象|下属人数|下属|汇报上级|reports to|reporting to|departamento|setor',
  duration:
    'sign(?:ed)?[- ]?(?:on|off)(?: date)?|(?:date )?joined|date (?:of )?(?:joining|leaving)|(?:开始|结束|起始|截止|终止)(?:时间|日期|年月)?|起止|起讫|起|止|(?:修业|肄业|任职|服务|就职|聘用)(?:起讫|起止)?(?:期间|年月|时间|日期)|起止时间|起止年月|起止日期|起讫时间|起讫年月|时间段|年月|任职时间|在职时间|在校时间|就读时间|时间|日期|项目时间|项目周期|工作时间段|教育时间|入学时间|实习时间|duration|period|dates?|from ?[-–/] ?to|date range|time|任职期间|服务期间|就学期间|就读期间|periodo|duracao|datas?|from|to|自|至|years',
  duties:
    '工作内容|工作职责|工作描述|职责描述|主要职责|岗位职责|主要工作|职责|工作业绩|主要业绩|业绩|项目职责|项目描述|项目介绍|项目简介|项目内容|项目背景|个人职责|责任描述|项目成果|工作成果|主要成就|成果|描述|内容|负责内容|responsibilit(?:y|ies)|duties|description|key (?:achievements?|responsibilities)|achievements?|details|summary|实习内容|工作概述|所用技术|开发环境|开发工具|技术要点|项目地址|项目架构|软件环境|硬件环境|工作说明|atividades(?: desenvolvidas)?|principais atividades|atribuicoes|responsabilidades|descricao|realizacoes|resultados|main activities(?: and responsibilities)?',
  skills:
    '熟悉专业(?:有何(?:专长|特长))?|有何(?:专长|特长)|电脑(?:技能|操作)?|专业技能|技能特长|技能|个人技能|计算机技能|计算机水平|计算机能力|办公软件|编程语言|数据库|开发工具|掌握技能|技能标签|核心技能|职业技能|技能证书|skills?|technical skills|programming(?: languages)?|computer skills|key skills|core skills|software|frameworks?|databases?|tools|擅长工具|habilidades|competencias|conhecimentos|ferramentas',
  stack:
    '技术栈|使用技术|涉及技术|项目技术|技术架构|相关技术|tech(?:nology)? stack|technologies(?: used)?|environment|stack|tech|built with|tecnologias',
  languages:
    '语文(?:能力)?|语言程度|home language|other languages|外语水平|语言能力|外语能力|英语水平|英语能力|语言水平|外语等级|英语等级|掌握语言|外语|语言|外语语种|languages?(?: skills| known| spoken)?|foreign languages?|language proficiency|english(?: level)?|idiomas?|linguas?',
  project: '项目名称|项目|课题名称|project(?: name| title)?|projetos?',
  role: '项目角色|担任角色|角色|项目职位|项目职务|所任角色|本人角色|role|my role',
  gpa: 'gpa|绩点|平均绩点|成绩|排名|专业排名|平均分|grade|主修课程|相关课程|主干课程|专业课程|核心课程|课程|所修课程|relevant coursework|coursework|courses?|在校荣誉|研究方向|导师|thesis|dissertation|honou?rs|学制|办学类型|学习形式|学习方式|是否统招|统招|advisor|media|orientadora?|tcc|coeficiente de rendimento|principal subjects(?: ?/ ?occupational skills)?(?: covered)?|percentage(?: ?/ ?cgpa)?|marks|cgpa|results?',
  account:
    '微信号?|wechat|qq号?|skype|linkedin|github|gitee|个人主页|个人网站|博客|website|blog|portfolio|web|twitter|facebook|telegram|whatsapp|line|instagram|网址|主页|作品集|作品链接',
  identity:
    '序号|s\\. ?no\\.?|sr\\.? ?no\\.?|sl\\.? ?no\\.?|身份证号?码?|证件号码?|证件类型|护照号?码?|id(?: card)?(?: number| no)?|passport(?: number| no)?|邮编|邮政编码|zip(?: code)?|postcode|驾照|visa(?: status)?|work permit|简历编号|更新时间|更新日期|投递时间|紧急联系人|updated|id|兵役状况|cpf|rg|cnh|cep',
  awards:
    '获奖情况|所获荣誉|荣誉|证书|奖项|资格证书|职业资格|获奖|所获奖项|奖学金|职称|awards?|certificat(?:es|ions?)|licenses?|专业技术职务|专业技术职称',
  traits:
    '兴趣爱好|爱好|特长|兴趣|自我评价|个人评价|个人优势|性格|个性|hobbies|interests|strengths|离职原因|证明人|reason for leaving|references?|autoavaliacao',
} as const satisfies Record<string, string>

/** What a labelled value is about. */
export type LabelKind = keyof typeof LABELS
