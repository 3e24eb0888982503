import { expect, it } from 'vitest'
import { parseResume } from '../parse-resume.ts'
import { documentOf } from '../text/lines-of.fixture.ts'

const cityOf = (...lines: string[]) =>
  parseResume(documentOf(...lines), { today: new Date('2026-06-01') }).city?.value

const cases: [lines: string[], city: string | undefined][] = [
  [['Ann Lee', '27 Heol Isaf, Radyr, Cardiff CF15 0XX'], 'Cardiff'],
  [['Ann Lee', 'Address: Schwieberdinger Str. 88, 70435 Stuttgart (Germany)'], 'Stuttgart'],
  [['Ann Lee', 'Lafayette, Louisiana'], 'Lafayette'],
  [['Ann Lee', 'Rochester, New York — 585-555-0112'], 'Rochester'],
  [['Ann Lee', 'Dublin, County Dublin, Ireland'], 'Dublin'],
  [['Ann Lee', 'Kwun Tong, Hong Kong'], 'Hong Kong'],
  [['Ann Lee', 'Seocho-gu, Seoul, 00681, Republic of Korea'], 'Seoul'],
  [['Ann Lee', '9 Marine Parade Central #12-40, Singapore 440009 · +65 9000 0815'], 'Singapore'],
  [['Ann Lee', 'Rua das Acácias, 210 – Bairro Nazaré – Belém/PA'], 'Belém'],
  [['Ann Lee', 'Galway | ann@example.ie | +353 85 000 0142'], 'Galway'],
  [['Ann Lee', 'ann@example.no', 'Trondheim'], 'Trondheim'],
  [['Ann Lee', 'ann@example.no | December 2019'], undefined],
  [['ann@example.no', 'Ann Lee', 'Work'], undefined],
  [['裴书瑶', '1984年9月生,汉族,老家河南周口,现在住郑州二七区'], '郑州'],
  [['裴书瑶', '户口:抚顺 | 现居住沈阳-铁西区'], '沈阳'],
  [['裴书瑶', '中国科学院大连化学物理研究所,辽宁省大连市沙河口区'], '大连'],
  [['裴书瑶', '籍贯\t山西运城', '电话\t13800138000'], undefined],
  [['裴书瑶', '期望城市 杭州'], undefined],
]

it.each(cases)('the city in %j is %s', (lines, city) => expect(cityOf(...lines)).toBe(city))
