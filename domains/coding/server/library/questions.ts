import { type Case, type CodingLanguage, generalLanguages } from '@bole/coding/model'

/** What questions ask for, as the list of exam points has them. */
export const pointNames = [
  'strings',
  'arrays',
  'hashing',
  'stacks',
  'sorting',
  'searching',
  'dynamic',
  'graphs',
  'sql',
] as const

export type PointName = (typeof pointNames)[number]

/** A question of the library; its words are in `words-of.ts`. */
interface LibraryQuestion {
  readonly id: number
  readonly points: readonly PointName[]
  readonly languages: readonly CodingLanguage[]
  readonly cases: readonly Case[]
}

const shown = (input: string, expected: string): Case => ({ input, expected, isHidden: false })
const hidden = (input: string, expected: string): Case => ({ input, expected, isHidden: true })

const shop = `create table customers (id integer primary key, name text);
create table orders (id integer primary key, customer_id integer, amount integer);
`
const staff = 'create table employees (id integer primary key, name text, department text, salary integer);\n'

const general = (id: number, points: readonly PointName[], ...cases: readonly Case[]): LibraryQuestion => ({
  ...{ id, points, cases },
  languages: generalLanguages,
})

/** The questions in the order of the library. */
export const questionNames = [
  ...(['sum', 'brackets', 'pair', 'words', 'search', 'intervals', 'stairs', 'islands'] as const),
  ...(['customers', 'salaries'] as const),
] as const

export type QuestionName = (typeof questionNames)[number]

/** The questions that every company has; a number once given is never another question’s, as programs name theirs by it. */
export const questions: Readonly<Record<QuestionName, LibraryQuestion>> = {
  sum: general(
    1,
    ['arrays'],
    shown('3\n1 2 3\n', '6'),
    shown('1\n-7\n', '-7'),
    hidden('5\n1000000 1000000 1000000 1000000 1000000\n', '5000000'),
    hidden('0\n\n', '0'),
  ),
  brackets: general(
    2,
    ['strings', 'stacks'],
    shown('([]{})\n', 'true'),
    shown('([)]\n', 'false'),
    hidden('\n', 'true'),
    hidden('(((((((((\n', 'false'),
    hidden('}{\n', 'false'),
  ),
  pair: general(
    3,
    ['arrays', 'hashing'],
    shown('2 7 11 15\n9\n', '0 1'),
    shown('3 2 4\n6\n', '1 2'),
    hidden('3 3\n6\n', '0 1'),
    hidden('-1 -2 -3 -4 -5\n-8\n', '2 4'),
  ),
  words: general(
    4,
    ['strings', 'hashing', 'sorting'],
    shown('the cat and the dog\n', 'the 2\nand 1\ncat 1\ndog 1'),
    shown('a b a b\n', 'a 2\nb 2'),
    hidden('one\n', 'one 1'),
    hidden('b a c b a b\n', 'b 3\na 2\nc 1'),
  ),
  search: general(
    5,
    ['arrays', 'searching'],
    shown('1 3 5 7 9\n7\n', '3'),
    shown('1 3 5 7 9\n4\n', '-1'),
    hidden('2\n2\n', '0'),
    hidden('-5 -3 0 8 12 40\n-5\n', '0'),
  ),
  intervals: general(
    6,
    ['arrays', 'sorting'],
    shown('1 3\n2 6\n8 10\n', '1 6\n8 10'),
    shown('1 4\n4 5\n', '1 5'),
    hidden('5 6\n1 2\n', '1 2\n5 6'),
    hidden('1 10\n2 3\n4 5\n', '1 10'),
  ),
  stairs: general(
    7,
    ['dynamic'],
    shown('2\n', '2'),
    shown('5\n', '8'),
    hidden('1\n', '1'),
    hidden('40\n', '165580141'),
  ),
  islands: general(
    8,
    ['graphs'],
    shown('110\n010\n001\n', '2'),
    shown('000\n000\n', '0'),
    hidden('101\n000\n101\n', '4'),
    hidden('11111\n10001\n10101\n10001\n11111\n', '2'),
  ),
  customers: {
    id: 9,
    points: ['sql'],
    languages: ['sql'],
    cases: [
      shown(
        `${shop}insert into customers values (1, 'Ana'), (2, 'Bo'), (3, 'Chen');\ninsert into orders values (1, 1, 20), (2, 3, 5);\n`,
        'Bo',
      ),
      hidden(`${shop}insert into customers values (1, 'Zoe'), (2, 'Ada');\n`, 'Ada\nZoe'),
    ],
  },
  salaries: {
    id: 10,
    points: ['sql', 'sorting'],
    languages: ['sql'],
    cases: [
      shown(
        `${staff}insert into employees values (1, 'Ana', 'IT', 90), (2, 'Bo', 'IT', 80), (3, 'Chen', 'HR', 70);\n`,
        'HR\tChen\t70\nIT\tAna\t90',
      ),
      hidden(
        `${staff}insert into employees values (1, 'Ana', 'IT', 90), (2, 'Bo', 'IT', 90);\n`,
        'IT\tAna\t90\nIT\tBo\t90',
      ),
    ],
  },
}

/** What a language says of the library. */
export interface LibraryWords {
  readonly points: Readonly<Record<PointName, string>>
  readonly questions: Readonly<Record<QuestionName, { readonly title: string; readonly description: string }>>
}
