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
  // More schools than dates: each opens its entry by its name, wherever its degree stands.
  [
    ['University of Leeds\tSep 2015 – Sep 2016', 'MSc Logistics', 'University of Hull', 'BA (Hons) History'],
    ['University of Leeds', 'master', 'Logistics', '2015-09', '2016-09'],
    ['University of Hull', 'bachelor', 'History', undefined, undefined],
  ],
  [
    [
      'Rice University, TX',
      'Master of Arts, 05/2021. 42 hours.',
      'Lamar University, TX',
      'Bachelor of Arts, 2016.',
    ],
    ['Rice University', 'master', undefined, undefined, '2021-05'],
    ['Lamar University', 'bachelor', undefined, undefined, '2016'],
  ],
  // A further degree without a school was taken at the one above.
  [
    [
      'Rice University, Houston, TX',
      'Ph.D. in Physics\t2014 – 2019',
      '• Thesis',
      'M.S. in Physics\t2012 – 2014',
    ],
    ['Rice University', 'doctor', 'Physics', '2014', '2019'],
    ['Rice University', 'master', 'Physics', '2012', '2014'],
  ],
  [
    [
      ...['Course\tInstitution\tBoard / University\tYear of Passing\t% / CGPA'],
      ...['SSC\tZilla Parishad High School, Nuzvid\tBSEAP\t2020\t9.8'],
    ],
    ['Zilla Parishad High School', 'secondary', undefined, undefined, '2020'],
  ],
  [
    ['Leipzig University (1.1)\t2010 – 2015', 'PhD'],
    ['Leipzig University', 'doctor', undefined, '2010', '2015'],
  ],
  // A secondary school says so by its name; a diploma's own words name no school.
  [['南通市第一中学\t2005.09-2008.06'], ['南通市第一中学', 'secondary', undefined, '2005-09', '2008-06']],
  [
    ['High School Diploma, Lincoln High School, 2010'],
    ['Lincoln High School', 'secondary', undefined, undefined, '2010'],
  ],
  [
    ['Exam\tBoard/University\tYear', 'B.Tech (ECE)\tJNTU Kakinada\t2018', 'SSC\tZPH School\t2012'],
    ['JNTU Kakinada', 'bachelor', 'ECE', undefined, '2018'],
    ['ZPH School', 'secondary', undefined, undefined, '2012'],
  ],
  [
    ['MSc Logistics from University of Leeds, 2016'],
    ['University of Leeds', 'master', 'Logistics', undefined, '2016'],
  ],
  [
    ['Técnico em Logística – Senac (2010 – 2011)', 'Ensino Médio – Colégio Vicente Rijo – 2009'],
    ['Senac', 'secondary', 'Logística', '2010', '2011'],
    ['Colégio Vicente Rijo', 'secondary', undefined, undefined, '2009'],
  ],
  [
    ['伦敦大学学院', '硕士，国际商法', '2015年8月-2016年5月'],
    ['伦敦大学学院', 'master', '国际商法', '2015-08', '2016-05'],
  ],
  [
    ['靜宜大學', '科系名稱\t食品營養學系', '最高學歷\t大學畢業', '期間\t2008/9 - 2012/6'],
    ['靜宜大學', 'bachelor', '食品營養學系', '2008-09', '2012-06'],
  ],
  [
    ['國立中興大學', '食品營養學系|碩士畢業', '2016/9~2018/7'],
    ['國立中興大學', 'master', '食品營養學系', '2016-09', '2018-07'],
  ],
  [
    ['Universidade Federal do Paraná\t02/2015 – 12/2019', 'Engenharia Elétrica · Graduação'],
    ['Universidade Federal do Paraná', 'bachelor', 'Engenharia Elétrica', '2015-02', '2019-12'],
  ],
  [
    ['Makerere University (First Class Honours)\t2005 – 2009', 'B.S., Geography'],
    ['Makerere University', 'bachelor', 'Geography', '2005', '2009'],
  ],
  [
    ['Course\tInstitution\tYear of Passing', 'B.E. (Mechanical Engineering)\tKumaraguru College\t2018'],
    ['Kumaraguru College', 'bachelor', 'Mechanical Engineering', undefined, '2018'],
  ],
  [
    ['上海大学\t2013 – 2016', '硕士 信号与信息处理, 预计 2016 年 3 月毕业'],
    ['上海大学', 'master', '信号与信息处理', '2013', '2016'],
  ],
  // What no list knows is a field of study beside a degree of a university, not beside one of a school, nor when it is the town.
  [
    ['1983 – 1992\tAbitur', 'Konrad-Duden-Gymnasium, Bad Hersfeld'],
    ['Konrad-Duden-Gymnasium', 'secondary', undefined, '1983', '1992'],
  ],
  [
    ['BA (Hons) | 2012 | University of Hull', '• Major: Business and Property'],
    ['University of Hull', 'bachelor', 'Business and Property', undefined, '2012'],
  ],
  [
    ['University of Bologna, Foreign Languages and Literature, Bachelor.', '2013 to 2016'],
    ['University of Bologna', 'bachelor', 'Foreign Languages and Literature', '2013', '2016'],
  ],
  [
    ['New York University (Theatrical Lighting) BFA\tSep 2013–May 2017'],
    ['New York University', 'bachelor', 'Theatrical Lighting', '2013-09', '2017-05'],
  ],
  [
    ['Newspaper Journalism · MA · City, University of London · 2001 – 2002'],
    ['City, University of London', 'master', 'Newspaper Journalism', '2001', '2002'],
  ],
  [
    ['University of Nottingham Ningbo China（Supply Chain', 'Management） 硕士\t2016.09 ~ 2018.06'],
    ['University of Nottingham Ningbo China', 'master', 'Supply Chain Management', '2016-09', '2018-06'],
  ],
  [
    ['保定市满城区第三中学\t高中\t1993.09-1996.07'],
    ['保定市满城区第三中学', 'secondary', undefined, '1993-09', '1996-07'],
  ],
  [
    ['中国科学院长春应用化学研究所\t博士\t2008-2013'],
    ['中国科学院长春应用化学研究所', 'doctor', undefined, '2008', '2013'],
  ],
  [
    ['2015.09-2019.06 清华大学 计算机科学与技术 本科'],
    ['清华大学', 'bachelor', '计算机科学与技术', '2015-09', '2019-06'],
  ],
  [
    ['清华大学\t2015.09 - 2019.06', '计算机科学与技术 | 本科'],
    ['清华大学', 'bachelor', '计算机科学与技术', '2015-09', '2019-06'],
  ],
  [
    [
      '清华大学',
      '计算机科学与技术 本科',
      '2015.09 - 2019.06',
      '武汉大学',
      '软件工程 硕士',
      '2019.09 - 2022.06',
    ],
    ['清华大学', 'bachelor', '计算机科学与技术', '2015-09', '2019-06'],
    ['武汉大学', 'master', '软件工程', '2019-09', '2022-06'],
  ],
  [
    [
      '2015.09 - 2019.06',
      '清华大学',
      '计算机科学与技术',
      '本科',
      '2019.09 - 2022.06',
      '武汉大学',
      '软件工程',
      '硕士研究生',
    ],
    ['清华大学', 'bachelor', '计算机科学与技术', '2015-09', '2019-06'],
    ['武汉大学', 'master', '软件工程', '2019-09', '2022-06'],
  ],
  [
    ['本科 | 会计学 | 中南财经政法大学 | 2006年9月至2010年6月'],
    ['中南财经政法大学', 'bachelor', '会计学', '2006-09', '2010-06'],
  ],
  [
    ['会计学(本科), 中南财经政法大学', '2006年9月 - 2010年6月'],
    ['中南财经政法大学', 'bachelor', '会计学', '2006-09', '2010-06'],
  ],
  [
    ['中南财经政法大学会计学专业本科 2006.9-2010.6'],
    ['中南财经政法大学', 'bachelor', '会计学', '2006-09', '2010-06'],
  ],
  [
    ['2006.9-2010.6 就读于中南财经政法大学会计学专业，获管理学学士学位'],
    ['中南财经政法大学', 'bachelor', '会计学', '2006-09', '2010-06'],
  ],
  [
    ['2006-2010年，中南财经政法大学，会计学，本科'],
    ['中南财经政法大学', 'bachelor', '会计学', '2006', '2010'],
  ],
  [
    ['中南财经政法大学 · 会计学院 · 会计学 · 本科 · 2006–2010'],
    ['中南财经政法大学', 'bachelor', '会计学', '2006', '2010'],
  ],
  [
    ['学校: 四川大学', '专业: 法学', '学历: 硕士', '时间: 2010.09-2013.06'],
    ['四川大学', 'master', '法学', '2010-09', '2013-06'],
  ],
  [
    ['时间\t学校\t专业\t学历', '2010.09-2013.06\t四川大学\t法学\t硕士'],
    ['四川大学', 'master', '法学', '2010-09', '2013-06'],
  ],
  [['长沙市第一中学 高中 2003-2006'], ['长沙市第一中学', 'secondary', undefined, '2003', '2006']],
  [
    ['深圳职业技术学院(大专) 机电一体化技术 2012.09~2015.07'],
    ['深圳职业技术学院', 'college', '机电一体化技术', '2012-09', '2015-07'],
  ],
]

describe('readSchools', () => {
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
