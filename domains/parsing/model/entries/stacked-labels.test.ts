import { expect, it } from 'vitest'
import { recordStarts } from './stacked-labels.ts'

const FORM = [
  'COMPANY\tImperial Logistics',
  'POSITION\tTruck Driver',
  'PERIOD\tApril 2017 - present',
  'COMPANY\tPutco',
  'PERIOD\tAugust 2012 - March 2017',
  'REASON FOR LEAVING\tBetter offer',
]

it.each<[texts: string[], dated: number[], starts: number[] | null]>([
  [FORM, [2, 4], [0, 3]],
  // One entry, one without its date, or lines that no label begins are no such form.
  [FORM.slice(0, 3), [2], null],
  [FORM, [2], null],
  [['Imperial Logistics', '2017 - 2019', 'Putco', '2012 - 2017'], [1, 3], null],
  // The date stands before the label: the entries begin with it.
  [
    ['PERIOD\t2017 - 2019', 'COMPANY\tPutco', 'PERIOD\t2012 - 2017', 'COMPANY\tVaal'],
    [0, 2],
    [0, 2],
  ],
])('recordStarts(%j, %j)', (texts, dated, starts) => expect(recordStarts(texts, dated)).toEqual(starts))
