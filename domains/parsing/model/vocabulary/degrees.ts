import type { Degree } from '../resume.ts'

/** Abbreviations however they are written: "Ph.D" stands for PhD, Ph.D., Ph. D. */
const abbreviated = (names: string): string =>
  `\\b(?:${names
    .split(' ')
    .map((name) => name.replaceAll('.', '\\.?\\s?'))
    .join('|')})\\b\\.?`

// Two capitals are a degree where a field, a bracket or nothing follows.
const CAPITALS = '(?=\\s(?:in|of)|,|\\)|:|\\s?[-–(]|\\.|\\s*$)'

const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'), 'iu')

/** Degree wordings, higher first. Sources of the Latin ones: common abbreviations of English-speaking universities. */
export const DEGREES: [Degree, RegExp][] = [
  [
    'doctor',
    anyOf(
      '博士(?:研究生|学位|后)?',
      abbreviated(
        'Ph.D D.Phil Ed.D D.Sc D.Eng DNP Pharm.D DVM DDS DMD Psy.D Dr.P.H Th.D S.J.D LL.D D.Litt D.Min',
      ),
      '\\bd\\.\\s?b\\.\\s?a\\b\\.?|\\bm\\.?d\\.(?=\\s|,|$)|\\bj\\.?d\\.?(?=\\s|,|$)',
      '\\bdoctor(?:ate|al)?\\b(?:\\s(?:degree|of\\s\\w+))?|\\bdoutor(?:ado|a)?\\b|\\bdoctorado\\b|\\bdoctorat\\b|\\bdottorato\\b|^m\\.?d\\.?$',
      '\\bdr\\.\\s?(?:iur|rer|phil|med|ing|sc|oec)\\b\\.?',
    ),
  ],
  [
    'master',
    anyOf(
      '硕士(?:研究生|学位)?|研究生(?!会|院|部|处|招)(?:学历)?',
      abbreviated(
        'E?M.B.A M.P.Acc M.A.Sc M.A.Ed M.S.Ed M.Sc.Eng M.Sc M.Eng M.Phil M.Tech M.F.A M.Res LL.M M.Comm? M.Sci M.P.A M.P.H M.C.A M.S.N M.S.W M.L.I.S M.Litt M.Des M.P.P M.Phys M.Chem M.Math M.Mus M.H.A MIB MIM PGDM M.Pharma? M.Div M.Acc M.Ed',
      ),
      "\\bmaster(?:'?s)?\\b(?:\\s(?:degree|of\\s(?:applied\\s)?(?:science|arts|fine arts|philosophy)))?",
      '\\bm\\.\\s?[sae]\\b\\.?',
      `\\b(?:MS|MA|MSE|MFin|MArch)\\b${CAPITALS}|^(?:MS|MA)\\b(?=\\s\\p{L}{4})(?!\\s(?:office|excel|word|access|project|dynamics|windows|teams|power|visio|azure|outlook))`,
      '\\bmasterstudi\\p{L}+|\\bmagister\\b|\\blaurea magistrale\\b|\\bm[áa]ster (?=en\\b|em\\b|in\\b|universitario)',
      '\\bdipl(?:om)?(?!\\p{L})\\.?(?:-?\\s?(?:ing|kfm|kff|inf|betriebsw|wirt)(?:\\p{L}*)\\b\\.?)?|\\bdipl[ôo]me d.ing[ée]nieur(?!\\p{L})|\\bstaatsexamen\\b|\\bma[îi]trise\\b|\\bexecutive MBA\\b|\\bmestr(?:ado|e|a)(?![a-z])|\\bp[óo]s[- ]gradua[çc][ãa]o(?!\\slato sensu)|\\bespecializa[çc][ãa]o',
      '\\bpostgraduate\\b(?!\\s(?:diploma|certificate))',
    ),
  ],
  [
    'bachelor',
    anyOf(
      '本科|(?<!\\p{Script=Han})大学毕业|(?:\\(荣誉\\)(?:文|理|法|工程|工商管理|社会科学|护理)?)?学士(?:学位)?|大学本科|双学位|专升本(?!前)|四技|二技|(?<!\\p{Script=Han})大学(?=\\s|$|[|,])',
      abbreviated(
        'B.A.Sc B.S.Ed B.A.Ed B.Sc.Ed B.Sc.N B.Sc.Eng B.Sc B.Eng B.Tech B.Ed B.B.A B.F.A B.Comm? B.C.A M.B.B.S MBChB B.S.N B.S.W B.Mus B.D.S B.Pharma? B.Des B.Soc.Sci? B.H.Sc B.Econ B.Comp.Sc B.Comp B.Nurs B.Journ B.B.M B.M.S B.V.Sc B.Acc B.Bus LL.B',
      ),
      "\\bbachelor(?:'?s)?\\b(?:\\s(?:degree|of\\s(?:commerce|business administration|technology)(?=\\s(?!in\\b|and\\b|&|[-–])\\(?\\p{L})|of\\s(?:applied\\s)?(?:science|arts|fine arts|philosophy)))?",
      '\\bb\\.\\s?[sae]\\b\\.?|\\b[as]\\.b\\.',
      `\\b(?:BS|BA|BE|BN|BSE|BArch|AB|SB)\\b(?:${CAPITALS}|(?=\\s[A-Z]))`,
      '\\bbachelorstudi\\p{L}+|\\bsuperior (?:in)?completo\\b|\\bundergraduate\\b|\\blaurea(?: triennale)?\\b|\\bgrado en\\b|\\blicence\\b(?=\\s(?:de|en|in)\\b)',
      '\\bbachare(?:l|lado|la)\\b|(?<!p[óo]s[- ])\\bgradua[çc][ãa]o|\\bensino superior\\b|\\blicenciatura\\b',
    ),
  ],
  [
    'college',
    anyOf(
      '大专|专科|高职|高专|专升本前|副学士|高级文凭|二专|五专',
      "\\bassociate(?:'?s)?\\s(?:degree\\b|(?:of|in)\\s(?:applied\\s)?(?:science|arts)\\b|of\\b|in\\b)|^associate$",
      '\\ba\\.\\s?(?:a|s|a\\.s)\\b\\.?(?=\\s|,|$)|\\bA\\.?D\\.?N\\b\\.?|\\bAAS\\b|\\bHN[DC]\\b',
      '\\bcollege diploma\\b|\\bhigher certificate\\b(?=\\s(?:in|of)|,|$)|\\bjunior college\\b|\\bhigher (?:national )?diploma\\b|\\bfoundation degree\\b',
      '^(?:BTS|DUT|IUT)\\b|\\bt[ée]cnico superior\\b',
      '\\bsuperior de tecnologia\\b|\\btecnologia em\\b|\\btecn[óo]log[oa]\\b',
      '(?<!(?:vocational|school|education|graduate) )\\bdiploma\\b(?=\\s(?:in|of)|,|$)',
    ),
  ],
  [
    'secondary',
    anyOf(
      '高中|(?:香港)?中学文凭(?:考试)?|中等职业|职业中专|中专|中技|职高|技校|中等专业|初中',
      '\\bvocational diploma\\b|\\bvocational school\\b|\\baccess to (?:higher education|HE)\\b(?:\\sdiploma)?',
      '\\bhigh school\\b(?:\\s(?:diploma|certificate|equivalency))?|\\bGED\\b',
      '(?:\\bontario )?(?:\\b(?:higher|senior|upper|lower) )?\\bsecondary (?:school|education)\\b(?:\\s(?:diploma|(?:leaving )?certificate))?',
      '(?:\\b(?:higher|senior|upper) )?\\bsecondary\\b(?! (?:education|teaching|school teacher|mathematics|science)\\b)',
      '(?:\\b(?:west african|national) )?\\bsenior (?:school )?certificate\\b|\\bschool certificate\\b|\\b\\p{Lu}\\p{L}+ certificate of education\\b',
      abbreviated('H.S.C S.S.C S.S.L.C G.C.E I?G.C.S.E C.B.S.E I.C.S.E'),
      '\\b(?:WASSCE|WAEC|NECO|SSCE|KCSE|VCE|SPM|STPM|UEC|HKDSE|HKALE|HKCEE|DSE|BTEC|NVQ|I?GCSEs)\\b|\\b[AO][- ]levels?\\b',
      '(?:\\bscottish )?\\bhighers\\b|\\b(?:10|12)th\\b|\\b(?:class|std) (?:X|XII|10|12)\\b|\\bX(?:II)?th\\b|\\bgrade (?:10|11|12)\\b|\\bform (?:[456]|four|five|six)\\b|\\b10 ?\\+ ?2\\b|\\bintermediate\\b(?=\\s?\\(|\\s*$|,|\\sexam)',
      '\\binternational baccalaureate\\b|\\bIB diploma\\b|(?:\\bGCE )?\\badvanced level\\b|\\bleaving cert(?:ificate)?\\b|\\bmatriculation\\b|\\bmatric\\b',
      '\\bbaccalaur[ée]ate?\\b|\\b(?:fach)?abitur\\b|\\bmatura\\b|\\bfachhochschulreife\\b|\\b(?:allgemeine )?hochschulreife\\b|\\brealschulabschluss\\b|\\bmittlere reife\\b|^bac\\b(?=\\s|$)|\\bmaturit[àée]\\b|\\bbachillerato\\b',
      '\\bensino (?:m[ée]dio(?: t[ée]cnico)?(?: integrado)?|t[ée]cnico|fundamental)|\\b(?:curso|n[íi]vel) t[ée]cnic[oa]\\b|\\bt[ée]cnic[oa] (?=(?:em|in)\\s)|^t[ée]cnic[oa]$|\\bsegundo grau\\b|\\bmagist[ée]rio\\b',
    ),
  ],
]

/** Degrees from the highest down. */
export const DEGREE_ORDER: readonly Degree[] = DEGREES.map(([degree]) => degree)
