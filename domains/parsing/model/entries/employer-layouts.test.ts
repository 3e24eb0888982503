import { describe, expect, it } from 'vitest'
import { linesOf } from '../text/lines-of.fixture.ts'
import { readEmployers } from './read-employer.ts'

type Row = [employer: string, title: string | undefined, start: string | undefined, end: string | undefined]

const cases: [lines: string[], ...rows: Row[]][] = [
  // Where words tell employer and post in some headers, their places there tell them in the others.
  [
    ['Calder Ltd', 'May 2020 – Present', 'Account Manager', 'Oatly', 'Jan 2016 – Apr 2020', 'Happiness Hero'],
    ['Calder Ltd', 'Account Manager', '2020-05', 'present'],
    ['Oatly', 'Happiness Hero', '2016-01', '2020-04'],
  ],
  [
    ['Sr. SWE at Hooli', '2018 – 2020', 'Key Holder at Target', '2015 – 2018'],
    ['Hooli', 'Sr. SWE', '2018', '2020'],
    ['Target', 'Key Holder', '2015', '2018'],
  ],
  [
    [
      'Registrar, York Museums Trust\t2018-09 – Present',
      'Assistant Registrar, Bowes Museum\t2014-04 – 2018-08',
      'Cataloguing Intern, Bonhams\t2013-06 – 2013-12',
    ],
    ['York Museums Trust', 'Registrar', '2018-09', 'present'],
    ['Bowes Museum', 'Assistant Registrar', '2014-04', '2018-08'],
    ['Bonhams', 'Cataloguing Intern', '2013-06', '2013-12'],
  ],
  // Posts within the time of an employer that stands above without any; a comma joins its field to a post, not its department.
  [
    [
      ...['Duke Energy Corporation\t2012 – Present', '• 27,000 employees'],
      ...['Nurse Manager, Cardiac ICU\tJan 2020 – Present', '• Led 61 people'],
      'Charge Nurse, Surgical Ward\tAug 2015 – Dec 2019',
    ],
    ['Duke Energy Corporation', 'Nurse Manager, Cardiac ICU', '2020-01', 'present'],
    ['Duke Energy Corporation', 'Charge Nurse', '2015-08', '2019-12'],
  ],
  [
    ['• Graduate Trainee at Cyient Limited, Hyderabad from July 2024 to till date.'],
    ['Cyient Limited', 'Graduate Trainee', '2024-07', 'present'],
  ],
  [
    [
      ...['Baringa Partners LLP | Leeds', 'Engagement Manager | 2018 – 2024', 'Selected engagements:'],
      ...['Yorkshire Water – Scheduling Review (Jan 2023 – Aug 2023)', 'Cut mileage by a tenth.'],
    ],
    ['Baringa Partners LLP', 'Engagement Manager', '2018', '2024'],
  ],
  [
    ['中南设计院\t2016.07 – 至今', '主任工程师', '▶ 2021.03 – 2023.08\t奥体中心体育场\t结构负责人'],
    ['中南设计院', '主任工程师', '2016-07', 'present'],
  ],
  [
    ['开始时间:2025-03\t结束时间:2025-06\t单位名称:容诚会计师事务所', '职位名称:审计实习生'],
    ['容诚会计师事务所', '审计实习生', '2025-03', '2025-06'],
  ],
  [
    ['2008年12月至2015年3月在四川光友薯业有限公司工作,任生产主任。'],
    ['四川光友薯业有限公司', '生产主任', '2008-12', '2015-03'],
  ],
  [
    ['2、2017年12月至今，徐州市儿童医院，副主任医师。'],
    ['徐州市儿童医院', '副主任医师', '2017-12', 'present'],
  ],
  [
    ['From\tTo\tEmployer\tPosition', '02/2016\t06/2019\tKossan Bhd\tLaboratory Assistant'],
    ['Kossan Bhd', 'Laboratory Assistant', '2016-02', '2019-06'],
  ],
  [
    ['2020.01 – 至今\t长春软通信息服务有限公司\tJava 开发工程师'],
    ['长春软通信息服务有限公司', 'Java 开发工程师', '2020-01', 'present'],
  ],
  // All headers together tell the employer's place: a town no list knows stands elsewhere.
  [
    ['Manager\tCuritiba', 'Vale Verde Ltda\t2019 – 2021', 'Assistant\tLondrina', 'Bom Preço\t2015 – 2019'],
    ['Vale Verde Ltda', 'Manager', '2019', '2021'],
    ['Bom Preço', 'Assistant', '2015', '2019'],
  ],
  [
    [
      ...['2024 – present\tTemasek\tSingapore', 'Director, Sustainable Solutions'],
      ...['2019 – 2023\tENGIE Impact\tParis', 'Analyst'],
    ],
    ['Temasek', 'Director', '2024', 'present'],
    ['ENGIE Impact', 'Analyst', '2019', '2023'],
  ],
  [
    ['U.S. Fish and Wildlife Service', 'Series 0486, GS-09', 'Biologist', '05/2017 – Present'],
    ['U.S. Fish and Wildlife Service', 'Biologist', '2017-05', 'present'],
  ],
  [
    ['Empresa: Vale Ltda.', 'Cargo: Motorista', 'Período: Maio de 2017 até hoje', 'Atividades: viagens.'],
    ['Vale Ltda.', 'Motorista', '2017-05', 'present'],
  ],
  // Posts in brackets within an employer's time; what is done within a post is none.
  [
    [
      ...['SOUTHERN CRANE & RIGGING, Birmingham, AL\t2013 – 2020', '$180M heavy-lift rental company'],
      ...['Chief Financial Officer\t(2016 – 2020)', '• Led diligence.'],
      ...['Manager, Water Supply Plants\t(2013 – 2016)', '• Cut days to 48.'],
      ...['MARLOWE GROUP, Atlanta, GA\t2007 – 2013', 'Audit Manager'],
    ],
    ['SOUTHERN CRANE & RIGGING', 'Chief Financial Officer', '2016', '2020'],
    ['SOUTHERN CRANE & RIGGING', 'Manager', '2013', '2016'],
    ['MARLOWE GROUP', 'Audit Manager', '2007', '2013'],
  ],
  // Where the others have their employer on another line, a department stands behind the post's comma.
  [
    [
      'Staff Nurse, Respiratory Ward\t2013 – 2016',
      'Royal Gwent, Newport',
      'Manager, Unit 4\t2016 – 2019',
      'Ty Celyn',
    ],
    ['Royal Gwent', 'Staff Nurse', '2013', '2016'],
    ['Ty Celyn', 'Manager', '2016', '2019'],
  ],
  [
    [
      'JUNE 2014 TO NOW',
      'Sous Chef, The Salt Quay',
      'JUNE 2011 TO MAY 2014',
      'Commis Chef, Sous Chef, Brasserie Lumière',
    ],
    ['The Salt Quay', 'Sous Chef', '2014-06', 'present'],
    ['Brasserie Lumière', 'Commis Chef, Sous Chef', '2011-06', '2014-05'],
  ],
  [
    ['komoot GmbH, remote — Developer (part-time)\t2019 – 2022'],
    ['komoot GmbH', 'Developer', '2019', '2022'],
  ],
  [
    ['CVS Pharmacy-Pikesville, MD', 'Technician', '2019 to 2022'],
    ['CVS Pharmacy', 'Technician', '2019', '2022'],
  ],
  // A word with a colon names what follows it; what is told behind the facts' stop is no part of them.
  [
    ['2018.05-2021.06\t先导智能装备', '机械设计经理', '汇报对象：\t研发总监', '职责业绩：\t卷绕机的机构设计'],
    ['先导智能装备', '机械设计经理', '2018-05', '2021-06'],
  ],
  [
    ['2001年12月至2013年12月，中国人民解放军某部，战士、班长。荣立三等功1次，优秀士兵2次。'],
    ['中国人民解放军某部', '战士、班长', '2001-12', '2013-12'],
  ],
  // A sentence about the firm may part its name from the post.
  [
    [
      ...[
        'Harlow',
        'A family wholesaler of fresh produce with 300 staff.',
        'Manager\t2019 – 2021',
        '• Ran it.',
      ],
      ...['Brook', 'Supplier of bottled water to offices.', 'Buyer\t2015 – 2019', '• Bought it.'],
    ],
    ['Harlow', 'Manager', '2019', '2021'],
    ['Brook', 'Buyer', '2015', '2019'],
  ],
  [
    ['海晨电子\t2015.03-2019.06', '公司简介：成立于1998年，专注结构件。', '工艺工程师', '• 编写作业指导书'],
    ['海晨电子', '工艺工程师', '2015-03', '2019-06'],
  ],
  // Beside its size and its owner a firm's line of business is no name.
  [
    ['2018/3-2023/6\t京东物流［5年3个月］', '交通/运输/物流｜10000人以上｜上市公司', '仓储组长\t出库组'],
    ['京东物流', '仓储组长', '2018-03', '2023-06'],
  ],
  // One name in two scripts.
  [
    ['Medtronic 美敦力（上海）管理有限公司\t2020.08 – Present', 'Senior Manager 高级经理'],
    ['Medtronic 美敦力(上海)管理有限公司', 'Senior Manager 高级经理', '2020-08', 'present'],
  ],
  // A sentence that goes on behind a semicolon names nobody.
  [
    [
      'HubSpot',
      'Senior Executive',
      '2024 - Present',
      'Executive',
      '2022 - 2024',
      'Role for Sales Hub; average deal',
    ],
    ['HubSpot', 'Senior Executive', '2024', 'present'],
    ['HubSpot', 'Executive', '2022', '2024'],
  ],
  // A lone date counts where it stands as the periods do.
  [
    ['Morningstar Ltd\tMay 2019 - Present', 'QA Lead', 'Groupon\tSummer 2018', 'QA Intern'],
    ['Morningstar Ltd', 'QA Lead', '2019-05', 'present'],
    ['Groupon', 'QA Intern', '2018', undefined],
  ],
  // Dates that close their entry, below what is told about it.
  [
    [
      ...['Web Developer', 'Shout! Media', 'Built sites for eleven clients.', '2013 - Present'],
      ...['Design Intern', 'Bellwether Ltd', 'Drew icons for the town.', '2011 - 2013'],
    ],
    ['Shout! Media', 'Web Developer', '2013', 'present'],
    ['Bellwether Ltd', 'Design Intern', '2011', '2013'],
  ],
  // A word that only ends a sentence is no label of what follows it.
  [
    ['President', 'Yahoo!', '2012 – 2017', '• Led the', 'team', 'Engineer', 'Google', '1999 – 2012'],
    ['Yahoo!', 'President', '2012', '2017'],
    ['Google', 'Engineer', '1999', '2012'],
  ],
  [
    [
      'Dates\tJune 2003 – August 2011',
      'Occupation or position held\tFitter',
      'Name and address of employer\tBorsodi Kft., Miskolc',
    ],
    ['Borsodi Kft.', 'Fitter', '2003-06', '2011-08'],
  ],
  [
    [
      '2019-03 – Present\tOwn the regression suite of an electric steering controller, 4100 cases',
      'QA Engineer at Bosch',
    ],
    ['Bosch', 'QA Engineer', '2019-03', 'present'],
  ],
  [
    ['人力资源经理 at 佛山市顺德区美居五金制品', '有限公司, 佛山', '2019.04 – 至今'],
    ['佛山市顺德区美居五金制品有限公司', '人力资源经理', '2019-04', 'present'],
  ],
  [
    ['2020/3~仍在職\t研發副理', '大甲芋見食品股份有限公司'],
    ['大甲芋見食品股份有限公司', '研發副理', '2020-03', 'present'],
  ],
  [
    ['Pampa Logística\t11/2020 – atual', 'Coordenadora de Marketing · Campinas'],
    ['Pampa Logística', 'Coordenadora de Marketing', '2020-11', 'present'],
  ],
]

describe('employers by the layout of their section', () => {
  it.each(cases)('%j', (lines, ...rows) => {
    const found = readEmployers(linesOf(...lines))
    expect(
      found.map((one) => [one.employer?.value, one.title?.value, one.start?.value, one.end?.value]),
    ).toEqual(rows)
  })
})
