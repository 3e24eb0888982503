import { describe, expect, it } from 'vitest'
import { linesOf } from '../text/lines-of.fixture.ts'
import { readSchools } from './read-school.ts'

type Row = [
  school: string,
  degree: string | undefined,
  major: string | undefined,
  start: string | undefined,
  end: string | undefined,
]

const cases: [lines: string[], ...rows: Row[]][] = [
  // A stay abroad is told about its course, and a minor is no field.
  [
    [
      'University of Florida\tGainesville, FL',
      'Bachelor of Science in Finance\tMay 2016',
      'Minor in Business Analytics',
      'Study abroad: Bocconi University, Milan (Spring 2015)',
    ],
    ['University of Florida', 'bachelor', 'Finance', undefined, '2016-05'],
  ],
  // What a degree is named for is its field only where no other stands apart from it.
  [
    ['2013 – 2016\tUniversity of Leeds\tFinance\tBachelor of Commerce'],
    ['University of Leeds', 'bachelor', 'Finance', '2013', '2016'],
  ],
  [
    ['University of Leeds\tBachelor of Commerce, Finance', '2013 – 2016'],
    ['University of Leeds', 'bachelor', 'Commerce, Finance', '2013', '2016'],
  ],
  [
    ['B.Sc. Software Engineering\t2011 – 2015', 'Heilbronn University of Applied Sciences'],
    ['Heilbronn University of Applied Sciences', 'bachelor', 'Software Engineering', '2011', '2015'],
  ],
  [
    ['江南大学(成人高等教育)', '人力资源管理\t本科\t2015年2月 – 2017年7月'],
    ['江南大学', 'bachelor', '人力资源管理', '2015-02', '2017-07'],
  ],
  [
    ['2010.9––2014.6,北京潞河中学(内高班),高中。'],
    ['北京潞河中学', 'secondary', undefined, '2010-09', '2014-06'],
  ],
  [
    ['Coconino Community College', 'Associate, Welding', 'Class of 2014'],
    ['Coconino Community College', 'college', 'Welding', undefined, '2014'],
  ],
  [['Sound Academy Bucharest\t2012'], ['Sound Academy Bucharest', undefined, undefined, undefined, '2012']],
  [
    ['台中家商\t餐飲管理科\t高職畢業\t2005/9 - 2008/6'],
    ['台中家商', 'secondary', '餐飲管理科', '2005-09', '2008-06'],
  ],
  [['S.S.C., Timpany School, 2018'], ['Timpany School', 'secondary', undefined, undefined, '2018']],
  [
    ['Delgado Community College\t2011–2013', 'Associate, Accounting'],
    ['Delgado Community College', 'college', 'Accounting', '2011', '2013'],
  ],
  [
    ['青岛大学医学院\t外科学\t医学硕士\t2001.09–2004.06', '清华大学经济管理学院金融学本科 1997.09–2001.07'],
    ['青岛大学医学院', 'master', '外科学', '2001-09', '2004-06'],
    ['清华大学', 'bachelor', '金融学', '1997-09', '2001-07'],
  ],
  [
    [
      'The Chinese University of Hong Kong\t2011 – 2015',
      'Bachelor of Business Administration in Accountancy',
    ],
    ['The Chinese University of Hong Kong', 'bachelor', 'Accountancy', '2011', '2015'],
  ],
  [
    ['MA Education (part-time), University of Bristol\t2017 – 2019'],
    ['University of Bristol', 'master', 'Education', '2017', '2019'],
  ],
  [
    ['BSocSc Honours in Psychology', 'University of Cape Town', '2016'],
    ['University of Cape Town', 'bachelor', 'Psychology', undefined, '2016'],
  ],
  [
    ['Higher Certificate in Business, Institute of Technology Sligo, 2014 - 2016'],
    ['Institute of Technology Sligo', 'college', 'Business', '2014', '2016'],
  ],
  // Dates close each entry: what opens right behind the last ones is the next, however many lines it has.
  [
    [
      'Universidade Federal de Pernambuco',
      'Bacharelado em Sistemas de Informação',
      '2014 – 2018',
      'Escola Técnica Cícero Dias',
      'Ensino médio técnico em',
      'Programação de Jogos',
      '2011 – 2013',
    ],
    ['Universidade Federal de Pernambuco', 'bachelor', 'Sistemas de Informação', '2014', '2018'],
    ['Escola Técnica Cícero Dias', 'secondary', 'Programação de Jogos', '2011', '2013'],
  ],
  // Commas part a field's own words, too; what a degree is named for is a field of its own.
  [
    ['M.Sc. Robotics, Cognition, Intelligence, University of Leeds, 2016'],
    ['University of Leeds', 'master', 'Robotics, Cognition, Intelligence', undefined, '2016'],
  ],
  [
    ['University of Leeds\t2014 – 2016', 'MSc, Systems, Control and Mechatronics'],
    ['University of Leeds', 'master', 'Systems, Control and Mechatronics', '2014', '2016'],
  ],
  [
    ['Bachelor of Business Administration, Finance, University of Leeds, 2016'],
    ['University of Leeds', 'bachelor', 'Finance', undefined, '2016'],
  ],
  [
    ['Bachelor of Engineering (Civil), First Class Honours, University of Leeds\t2014 – 2016'],
    ['University of Leeds', 'bachelor', 'Civil', '2014', '2016'],
  ],
  [
    ['Bachelor of Applied Science (BASc), Systems Design Engineering, Co-op', 'University of Leeds, 2016'],
    ['University of Leeds', 'bachelor', 'Systems Design Engineering', undefined, '2016'],
  ],
  // Marks are no part of a name or a field, and no sentence.
  [
    ['BN (Hons) Adult Nursing, 2:1\t2010 – 2013', 'Swansea University'],
    ['Swansea University', 'bachelor', 'Adult Nursing', '2010', '2013'],
  ],
  [
    [
      '• M.C.A. from Anna University, Chennai in 2017 with 81%.',
      '• B.Sc. (Physics) from Loyola College in 2014.',
    ],
    ['Anna University', 'master', undefined, undefined, '2017'],
    ['Loyola College', 'bachelor', 'Physics', undefined, '2014'],
  ],
  [
    ['INSEAD\t2022 – 2023', "Master of Public Policy, Dean's List. President, Energy Club. GMAT 740."],
    ['INSEAD', 'master', 'Public Policy', '2022', '2023'],
  ],
  // A town that no list holds stands behind its school's comma.
  [
    ['Obafemi Awolowo University, Ile-Ife\t2012', 'LL.B. (Hons), Second Class Upper'],
    ['Obafemi Awolowo University', 'bachelor', undefined, undefined, '2012'],
  ],
  // A secondary school's subjects are no field; words for a kind of school name none.
  [
    ['2006 – 2008\tA-levels: Biology, Psychology', 'Ysgol Gyfun Cwm Rhymni'],
    ['Ysgol Gyfun Cwm Rhymni', 'secondary', undefined, '2006', '2008'],
  ],
  [
    ['Katedralskolan\t2006 – 2008', 'Upper secondary school'],
    ['Katedralskolan', 'secondary', undefined, '2006', '2008'],
  ],
  [
    ["WASSCE, Queen's School, Enugu\t2007 – 2013"],
    ["Queen's School", 'secondary', undefined, '2007', '2013'],
  ],
  // A diploma of no level has a field all the same.
  [
    ['Massey University\t2017', 'Postgraduate Diploma in Planning'],
    ['Massey University', undefined, 'Planning', undefined, '2017'],
  ],
  [
    ['中国人民大学\t劳动关系\t管理学硕士', '2014.9 – 2016.6'],
    ['中国人民大学', 'master', '劳动关系', '2014-09', '2016-06'],
  ],
  [
    ['管理学学士,人力资源管理', '中国海洋大学', '2011年9月–2015年6月'],
    ['中国海洋大学', 'bachelor', '人力资源管理', '2011-09', '2015-06'],
  ],
  [
    ['2015.09 – 2021.06\t厦门大学,物理化学,理学博士(硕博连读),导师:孙某某教授'],
    ['厦门大学', 'doctor', '物理化学', '2015-09', '2021-06'],
  ],
  [
    ['2008.9-2011.6 就读于中国矿业大学安全工程专业在职学习,获工程硕士'],
    ['中国矿业大学', 'master', '安全工程', '2008-09', '2011-06'],
  ],
  [
    ['B.Sc. in Economics, University of Lagos\t2009 – 2013'],
    ['University of Lagos', 'bachelor', 'Economics', '2009', '2013'],
  ],
  [
    ['University of Lagos\t2009 – 2013', 'B.Sc. Economics'],
    ['University of Lagos', 'bachelor', 'Economics', '2009', '2013'],
  ],
  [
    ['Economics, B.Sc. — University of Lagos — 2009 – 2013'],
    ['University of Lagos', 'bachelor', 'Economics', '2009', '2013'],
  ],
  [
    ['Bachelor of Science in Computer Science', 'Stanford University, Stanford, CA', 'Sep 2010 – Jun 2014'],
    ['Stanford University', 'bachelor', 'Computer Science', '2010-09', '2014-06'],
  ],
  [
    ['Stanford University | MS, Computer Science | 2014 - 2016'],
    ['Stanford University', 'master', 'Computer Science', '2014', '2016'],
  ],
  [
    ['Master of Business Administration (MBA), INSEAD, 2016'],
    ['INSEAD', 'master', 'Business Administration', undefined, '2016'],
  ],
  [
    ['Ph.D. in Physics at Massachusetts Institute of Technology (2010 - 2015)'],
    ['Massachusetts Institute of Technology', 'doctor', 'Physics', '2010', '2015'],
  ],
  [
    ['University of California, Berkeley', 'B.A. Cognitive Science, May 2018'],
    ['University of California, Berkeley', 'bachelor', 'Cognitive Science', undefined, '2018-05'],
  ],
  [
    ['2009 - 2013', 'BSc Economics', 'University of Lagos', '2018 - 2019', 'MBA', 'Lagos Business School'],
    ['University of Lagos', 'bachelor', 'Economics', '2009', '2013'],
    ['Lagos Business School', 'master', undefined, '2018', '2019'],
  ],
  [
    ['BA (Hons) Graphic Design, University of the Arts London, 2011–2014'],
    ['University of the Arts London', 'bachelor', 'Graphic Design', '2011', '2014'],
  ],
  [
    ['Bachelor of Engineering (Mechanical), IIT Madras, 2008-2012'],
    ['IIT Madras', 'bachelor', 'Mechanical', '2008', '2012'],
  ],
  [
    ['Bachelor of Nursing\tQueensland University of Technology\t2012 – 2014'],
    ['Queensland University of Technology', 'bachelor', 'Nursing', '2012', '2014'],
  ],
  [
    ['Studied Economics at University of Lagos from 2009 to 2013, B.Sc.'],
    ['University of Lagos', 'bachelor', 'Economics', '2009', '2013'],
  ],
  [
    ['Harvard University — Cambridge, MA', 'A.B. in History, magna cum laude\t2003 – 2007'],
    ['Harvard University', 'bachelor', 'History', '2003', '2007'],
  ],
]

describe("the pieces of a school's header", () => {
  it.each(cases)('%j', (lines, ...rows) => {
    const found = readSchools(linesOf(...lines))
    expect(
      found.map((one) => [
        one.school?.value,
        one.degree?.value,
        one.major?.value,
        one.start?.value,
        one.end?.value,
      ]),
    ).toEqual(rows)
  })
})
