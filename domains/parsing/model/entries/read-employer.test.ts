import { describe, expect, it } from 'vitest'
import { linesOf } from '../text/lines-of.fixture.ts'
import { readEmployers } from './read-employer.ts'

type Row = [employer: string, title: string | undefined, start: string | undefined, end: string | undefined]

const cases: [lines: string[], ...rows: Row[]][] = [
  // Firm, department and post without a blank.
  [
    ['2021.11--2024.06  运城市盐湖区财政局预算股副股长', '2024.06--  运城市盐湖区财政局预算股股长'],
    ['运城市盐湖区财政局', '副股长', '2021-11', '2024-06'],
    ['运城市盐湖区财政局', '股长', '2024-06', 'present'],
  ],
  [['Hotel Bourbon – Camareira (2014 a 2018)'], ['Hotel Bourbon', 'Camareira', '2014', '2018']],
  [['二炉\t宁波红杏酒家\t2008.10-2014.2'], ['宁波红杏酒家', '二炉', '2008-10', '2014-02']],
  // An accent ends no word: "Felício" holds no officer. A legal form ends no sentence.
  [
    [
      'Enfermeira de UTI\t2020 – atual',
      'Hospital Felício Rocho',
      'Técnica\t2013 – 2017',
      'Contabilis Minho, Lda.',
    ],
    ['Hospital Felício Rocho', 'Enfermeira de UTI', '2020', 'present'],
    ['Contabilis Minho, Lda', 'Técnica', '2013', '2017'],
  ],
  [
    ['湖南益心堂大药房连锁\t店长 / 执业药师\t2018.03-现任'],
    ['湖南益心堂大药房连锁', '店长 / 执业药师', '2018-03', 'present'],
  ],
  // Where the others have their firms stands one that sounds like a post.
  [
    ['长江科技有限公司 HRBP 经理 2019/07 – 2022/03', '平安好医生 产品助理 2017/08 – 2019/06'],
    ['长江科技有限公司', 'HRBP 经理', '2019-07', '2022-03'],
    ['平安好医生', '产品助理', '2017-08', '2019-06'],
  ],
  // A slash between two posts parts nothing; one between a post and a firm does.
  [
    ['Apprentice Chef / Commis\t2015 – 2019', 'The Blue Door, Hull'],
    ['The Blue Door', 'Apprentice Chef / Commis', '2015', '2019'],
  ],
  [['Acme Ltd / Analyst\t2015 – 2019'], ['Acme Ltd', 'Analyst', '2015', '2019']],
  // One case a rule: brackets with the post, a firm named in the plural, a name that sounds like a post, a header with a stop.
  [
    ['Ferro Velho Consultoria (Mine Planning Engineer)\tJan 2012–Feb 2014'],
    ['Ferro Velho Consultoria', 'Mine Planning Engineer', '2012-01', '2014-02'],
  ],
  [
    ['Gower Consulting Engineers, Graduate Hydrologist\tSep 2013 – Mar 2017'],
    ['Gower Consulting Engineers', 'Graduate Hydrologist', '2013-09', '2017-03'],
  ],
  [
    ['Hospital Araucária', '4 anos 10 meses', 'Enfermeiro', 'março de 2017 a dezembro de 2021'],
    ['Hospital Araucária', 'Enfermeiro', '2017-03', '2021-12'],
  ],
  [
    ['服务单位\t曹妃甸造船有限公司\t岗位\t电焊工', '入职日期\t2006年08月\t离职日期\t2014年02月'],
    ['曹妃甸造船有限公司', '电焊工', '2006-08', '2014-02'],
  ],
  [
    ['序号\t船公司\t职务\t自\t至\t备注', '1\t定海远洋船务\t三副\t2016.05\t2020.06\t散货船'],
    ['定海远洋船务', '三副', '2016-05', '2020-06'],
  ],
  [
    ['Marlow Ltd', '2021 – present\tCharge Nurse', 'Rapid response team member from 2019'],
    ['Marlow Ltd', 'Charge Nurse', '2021', 'present'],
  ],
  [
    ['10/18 - TODAY', 'Resident Engineer, Acme Ltd', '01/14 - 09/18', 'Graduate Engineer, SANRAL'],
    ['Acme Ltd', 'Resident Engineer', '2018-10', 'present'],
    ['SANRAL', 'Graduate Engineer', '2014-01', '2018-09'],
  ],
  [['2019~目前\t副教授,园艺林学学院,华中农业大学。'], ['华中农业大学', '副教授', '2019', 'present']],
  [
    ['平安好医生', '产品经理', '2017.07-2021.05'],
    ['平安好医生', '产品经理', '2017-07', '2021-05'],
  ],
  [
    ['Risk Analyst, Banco Serra Azul.', 'February 2014 – July 2019'],
    ['Banco Serra Azul', 'Risk Analyst', '2014-02', '2019-07'],
  ],
  [
    ['Acme Ltd, Export Manager. Opened two markets\tOct 2019 – Present'],
    ['Acme Ltd', 'Export Manager', '2019-10', 'present'],
  ],
  [
    ['东莞长安捷胜五金（500-999人）', '2018/04 - 今', '职务：品质主管'],
    ['东莞长安捷胜五金', '品质主管', '2018-04', 'present'],
  ],
  [
    ['珠海横琴筑境设计 | 2019.06~至今', '项目建筑师'],
    ['珠海横琴筑境设计', '项目建筑师', '2019-06', 'present'],
  ],
  [
    ['厦门湖里区疾病预防控制中心\t科员\t2005.07-2010.06'],
    ['厦门湖里区疾病预防控制中心', '科员', '2005-07', '2010-06'],
  ],
  [
    ['Analyst | Hudson Bridge Advisors LLC | 2014-07 ~ 2018-06'],
    ['Hudson Bridge Advisors LLC', 'Analyst', '2014-07', '2018-06'],
  ],
  [
    [
      'The Thames Courier\t2015 – today',
      'Editor',
      'Lecturer at a college for one afternoon each spring since 2017',
    ],
    ['The Thames Courier', 'Editor', '2015', 'present'],
  ],
  [
    ['二〇〇八年九月-二〇一一年七月\t洛阳龙门保护中心\t馆员'],
    ['洛阳龙门保护中心', '馆员', '2008-09', '2011-07'],
  ],
  [
    ['2019.09-至今 北京字节跳动科技有限公司 高级后端工程师'],
    ['北京字节跳动科技有限公司', '高级后端工程师', '2019-09', 'present'],
  ],
  [
    ['北京字节跳动科技有限公司\t2019.09-至今', '高级后端工程师', '• 负责推荐系统'],
    ['北京字节跳动科技有限公司', '高级后端工程师', '2019-09', 'present'],
  ],
  [
    ['北京字节跳动科技有限公司', '高级后端工程师', '2019.09-至今', '负责推荐系统的开发。'],
    ['北京字节跳动科技有限公司', '高级后端工程师', '2019-09', 'present'],
  ],
  [['高级后端工程师 | 字节跳动 | 2019/9~2023/6'], ['字节跳动', '高级后端工程师', '2019-09', '2023-06']],
  [['腾讯-微信事业群-产品经理 2018年3月—2020年5月'], ['腾讯', '产品经理', '2018-03', '2020-05']],
  [
    [
      '2018年3月—2020年5月',
      '公司名称: 杭州云栖信息技术有限公司',
      '职位: Java开发工程师',
      '部门: 研发部',
      '工作内容: 参与系统开发',
    ],
    ['杭州云栖信息技术有限公司', 'Java开发工程师', '2018-03', '2020-05'],
  ],
  [
    ['起止时间\t公司\t职位', '2018.3-2020.5\t上海某某银行\t客户经理', '2016.7-2018.2\t中国平安\t理财顾问'],
    ['上海某某银行', '客户经理', '2018-03', '2020-05'],
    ['中国平安', '理财顾问', '2016-07', '2018-02'],
  ],
  [['2012.2-2015.1 山东大学齐鲁医院 住院医师'], ['山东大学齐鲁医院', '住院医师', '2012-02', '2015-01']],
  [
    ['某某科技(深圳)有限公司产品经理 2012.2-2015.1'],
    ['某某科技(深圳)有限公司', '产品经理', '2012-02', '2015-01'],
  ],
  [
    ['Software Engineer at Google, Mountain View, CA\tJun 2015 – Present'],
    ['Google', 'Software Engineer', '2015-06', 'present'],
  ],
  [
    ['Senior Software Engineer, Stripe\tJun 2015 – Present'],
    ['Stripe', 'Senior Software Engineer', '2015-06', 'present'],
  ],
  [
    ['Acme Corp., Boston, MA\tJan 2010 – May 2015', 'Project Manager', '- Led a team of five.'],
    ['Acme Corp.', 'Project Manager', '2010-01', '2015-05'],
  ],
  [
    ['Project Manager\tJan 2010 – May 2015', 'Acme Widgets, Boston, MA', '- Led a team of five.'],
    ['Acme Widgets', 'Project Manager', '2010-01', '2015-05'],
  ],
  [
    [
      'Acme Widgets',
      'Project Manager | Jan 2010 – May 2015',
      '• Led a team of five',
      'Bluefin Foods Ltd',
      'Analyst | Mar 2007 – Dec 2009',
      '• Reports',
    ],
    ['Acme Widgets', 'Project Manager', '2010-01', '2015-05'],
    ['Bluefin Foods Ltd', 'Analyst', '2007-03', '2009-12'],
  ],
  [
    [
      'Acme Widgets',
      'Senior Engineer\t2015 – 2018',
      '• Built the platform',
      'Engineer\t2012 – 2015',
      '• Built the prototype',
    ],
    ['Acme Widgets', 'Senior Engineer', '2015', '2018'],
    ['Acme Widgets', 'Engineer', '2012', '2015'],
  ],
  [
    ['Jan 2010 – May 2015', 'Project Manager', 'Acme Widgets Inc.'],
    ['Acme Widgets Inc.', 'Project Manager', '2010-01', '2015-05'],
  ],
  [
    ['Acme Co., Ltd. — Site Manager — 01/2010 - 05/2015'],
    ['Acme Co., Ltd.', 'Site Manager', '2010-01', '2015-05'],
  ],
  [
    ['REGISTERED NURSE, St. Mary Hospital (2014–2019)'],
    ['St. Mary Hospital', 'REGISTERED NURSE', '2014', '2019'],
  ],
  [
    ['Chief Engineer, Propulsion — Västkust Marine AB\tMar 2015 - present'],
    ['Västkust Marine AB', 'Chief Engineer, Propulsion', '2015-03', 'present'],
  ],
  [['2014 – 2019: Head Chef, The Blue Door'], ['The Blue Door', 'Head Chef', '2014', '2019']],
  [
    ['Jul 2021 – present Straits Harbour Capital Quantitative Analyst'],
    ['Straits Harbour Capital', 'Quantitative Analyst', '2021-07', 'present'],
  ],
]

describe('readEmployers', () => {
  it.each(cases)('%j', (lines, ...rows) => {
    const found = readEmployers(linesOf(...lines))
    expect(
      found.map((one) => [one.employer?.value, one.title?.value, one.start?.value, one.end?.value]),
    ).toEqual(rows)
  })
})

it('has a doubt about an employer taken over from the entry above, unless the post lies within its time', () => {
  const doubts = (...lines: string[]) =>
    readEmployers(linesOf(...lines)).map(({ employer }) => [
      employer?.value,
      (employer?.confidence ?? 1) < 0.7,
    ])
  expect(
    doubts(
      ...['Fjord Software Ltd\tSep 2015 – Present', 'Senior Developer', '• Built billing'],
      ...['Sales Assistant\tMar 2003 – Aug 2005', '• Sold boots'],
    ),
  ).toEqual([
    ['Fjord Software Ltd', false],
    ['Fjord Software Ltd', true],
  ])
  expect(
    doubts(
      ...['Duke Energy Corporation\t2012 – Present', '• 27,000 employees'],
      ...['Nurse Manager\tJan 2020 – Present', '• Led 61 people', 'Charge Nurse\tAug 2015 – Dec 2019'],
    ),
  ).toEqual([
    ['Duke Energy Corporation', false],
    ['Duke Energy Corporation', false],
  ])
})
