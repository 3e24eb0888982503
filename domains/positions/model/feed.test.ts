import { expect, test } from 'vitest'
import { type FeedEntry, xmlFeed } from './feed.ts'

const entry: FeedEntry = {
  id: 7,
  title: 'C++ <工程师> & "架构"',
  category: '后端',
  cities: ['上海', '深圳'],
  head_count: 2,
  description: "it's\n工作",
  requirements: '',
  url: 'https://acme.test/careers/acme/positions/7',
}

test('a feed without positions is a document all the same', () => {
  expect(xmlFeed('boss', [])).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<jobs channel="boss">\n</jobs>\n')
})

test('a position is written with each of its cities, and no sign of its text is read as XML', () => {
  expect(xmlFeed('boss', [entry]).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<jobs channel="boss">',
    '  <job>',
    '    <id>7</id>',
    '    <title>C++ &lt;工程师&gt; &amp; &quot;架构&quot;</title>',
    '    <category>后端</category>',
    '    <city>上海</city>',
    '    <city>深圳</city>',
    '    <headcount>2</headcount>',
    '    <description>it&apos;s',
    '工作</description>',
    '    <requirements></requirements>',
    '    <url>https://acme.test/careers/acme/positions/7</url>',
    '  </job>',
    '</jobs>',
    '',
  ])
})

test('positions stand in the order they are given in', () => {
  const feed = xmlFeed('job51', [entry, { ...entry, id: 3, cities: [] }])
  expect([...feed.matchAll(/<id>(\d+)/g)].map(([, id]) => id)).toEqual(['7', '3'])
  expect(feed.match(/<city>/g)).toHaveLength(2)
})

test.each([
  ['R&D', 'R&amp;D'],
  ['a < b', 'a &lt; b'],
  ['a > b', 'a &gt; b'],
  ['"a"', '&quot;a&quot;'],
  ["o'clock", 'o&apos;clock'],
  ['&amp;', '&amp;amp;'],
  [']]>', ']]&gt;'],
  ['<!--', '&lt;!--'],
  ['<?xml?>', '&lt;?xml?&gt;'],
  ['C++', 'C++'],
])('%s is written as %s', (category, written) =>
  expect(xmlFeed('boss', [{ ...entry, category }])).toContain(`<category>${written}</category>`),
)
