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

const cases: [line: string, row: Row][] = [
  [
    'FH Aachen – University of Applied Sciences, MSc Physics, 2016',
    ['FH Aachen – University of Applied Sciences', 'master', 'Physics', undefined, '2016'],
  ],
  [
    'Associate Degree in Nursing (ADN), Miami Dade College, 2012',
    ['Miami Dade College', 'college', 'Nursing', undefined, '2012'],
  ],
  ['Form 5, SMK Damansara Jaya, 2008', ['SMK Damansara Jaya', 'secondary', undefined, undefined, '2008']],
  [
    'Bachelorstudium Betriebswirtschaftslehre, Universität Mannheim, 2010–2013',
    ['Universität Mannheim', 'bachelor', 'Betriebswirtschaftslehre', '2010', '2013'],
  ],
  [
    'Superior Completo em Administração - Universidade Paulista - Conclusão: 12/2015',
    ['Universidade Paulista', 'bachelor', 'Administração', undefined, '2015-12'],
  ],
  [
    'Bachelor of Engineering (Chemical Engineering). PUB Scholar, Lingnan University, 2014',
    ['Lingnan University', 'bachelor', 'Chemical Engineering', undefined, '2014'],
  ],
  [
    'BA Philosophy, Politics and Economics, University of Oxford (Keble College), 2018',
    ['University of Oxford', 'bachelor', 'Philosophy, Politics and Economics', undefined, '2018'],
  ],
  [
    'Certificate IV in Commercial Cookery | William Angliss Institute | 2012',
    ['William Angliss Institute', undefined, 'Commercial Cookery', undefined, '2012'],
  ],
  [
    'Diplom-Ingenieur Maschinenbau, RWTH Aachen, 1998 – 2004',
    ['RWTH Aachen', 'master', 'Maschinenbau', '1998', '2004'],
  ],
  ['香港中文大學 社會科學學士（心理學） 2010 - 2014', ['香港中文大學', 'bachelor', '心理學', '2010', '2014']],
  [
    'Bachelor of Social Sciences (Psychology), Second Class Honours (Division One), Lingnan University, 2014',
    ['Lingnan University', 'bachelor', 'Psychology', undefined, '2014'],
  ],
  [
    'University of Nairobi, Bachelor of Commerce (Finance option), 2010 - 2014',
    ['University of Nairobi', 'bachelor', 'Finance', '2010', '2014'],
  ],
  ['Harvard Medical School, MD, 2008', ['Harvard Medical School', 'doctor', undefined, undefined, '2008']],
  [
    'Executive MBA, IE Business School | 2018',
    ['IE Business School', 'master', undefined, undefined, '2018'],
  ],
  [
    'BA in English Literature (incomplete), University of Cape Town, 2009–2011',
    ['University of Cape Town', 'bachelor', 'English Literature', '2009', '2011'],
  ],
  [
    '浙江大学 2016.9-2019.3 硕士 计算机应用技术 导师：陈教授',
    ['浙江大学', 'master', '计算机应用技术', '2016-09', '2019-03'],
  ],
]

describe('a school told in one line', () => {
  it.each(cases)('%j', (line, row) => {
    const found = readSchools(linesOf(line))
    expect(
      found.map((one) => [
        one.school?.value,
        one.degree?.value,
        one.major?.value,
        one.start?.value,
        one.end?.value,
      ]),
    ).toEqual([row])
  })
})
