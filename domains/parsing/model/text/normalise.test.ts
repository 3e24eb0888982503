import { expect, it } from 'vitest'
import { normaliseLine } from './normalise.ts'

it.each([
  ['⼯作经历', '工作经历'],
  ['⻓沙⻩冈⻢⻋', '长沙黄冈马车'],
  ['客⼾', '客户'],
  ['民國106年5月 - 民國 110年', '2017年5月 - 2021年'],
  ['张 三', '张三'],
  ['教  育  背  景', '教育背景'],
  ['姓    名：张三', '姓名:张三'],
  ['男 汉', '男 汉'],
  ['ﬁnance', 'finance'],
  ['１３８００１３８０００', '13800138000'],
  ['Acme  Ltd    2019', 'Acme\tLtd\t2019'],
  ['Led a team.  Grew sales.', 'Led a team. Grew sales.'],
  ['a\u0000b\u200bc', 'abc'],
  ['\ud800x', 'x'],
  ['\uf0b7 负责', '• 负责'],
  ['Borsodi M \u030buhely, Gy\u02ddor', 'Borsodi Műhely, Győr'],
  ['Co\u2010founder', 'Co-founder'],
  ['②2014.3—2021.5 石浦酒店', '(2) 2014.3–2021.5 石浦酒店'],
  ['| 2021.05 ~ 至今 | 西安海量 |', '2021.05 ~ 至今\t西安海量'],
  ['|:--|:--|', ''],
  ['## 工作', '工作'],
  ['Registrar ........... 2015–2018', 'Registrar\t2015–2018'],
  ['Registrar . . . . . . . 2015–2018', 'Registrar\t2015–2018'],
  ['1\ufe0f\u20e32020年2月到现在', '• 2020年2月到现在'],
])('%j → %j', (given, wanted) => expect(normaliseLine(given)).toBe(wanted))
