import type { Degree } from '../resume.ts'

/** Degree wordings, higher first. Sources of the Latin ones: common abbreviations of English-speaking universities. */
export const DEGREES: [Degree, RegExp][] = [
  [
    'doctor',
    /博士(?:研究生|学位|后)?|\bph\.?\s?d\b\.?|\bdoctor(?:ate|al)?\b(?:\s(?:degree|of\s\w+))?|\bdoutor(?:ado|a)?\b|\bd\.?phil\b|\b(?:DNP|PharmD|DVM|DDS|DBA)\b|\bdr\.\s?(?:iur|rer|phil|med|ing|sc|oec)\b\.?|\bed\.?d\b|\bm\.?d\.(?=\s|,|$)|\bj\.?d\.?(?=\s|,|$)/iu,
  ],
  [
    'master',
    /硕士(?:研究生|学位)?|研究生(?!会|院|部|处|招)(?:学历)?|\bE?MBA\b|\bMPAcc\b|\bmaster(?:'?s)?\b(?:\s(?:degree|of\s(?:applied\s)?(?:science|arts|fine arts|philosophy)))?|\bm\.\s?(?:sc|s|a|e|eng|tech|ed|phil|com|b\.a)\b\.?|\bll\.?\s?m\b\.?|\bmagister\b|\b(?:msc|meng|mphil|mtech|mfa|mres|llm|mcom|msci|mpa|mph|mca|msn|msw|mlis|mlitt|mdes|mpp|mphys|mchem|mmath|mmus|mha|mib|mim|pgdm)\b|\blaurea magistrale\b|\bm[áa]ster (?=en\b|em\b|in\b|universitario)|\b(?:MS|MA|MEd|MSE|MFin|MArch)\b(?=\s(?:in|of)|,|\)|:|\s?[-–(]|\.|\s*$)|\bdipl(?:om)?\b\.?(?:-?\s?ing\b\.?)?|\bmestr(?:ado|e|a)(?![a-z])|\bp[óo]s[- ]gradua[çc][ãa]o|\bespecializa[çc][ãa]o|\bpostgraduate\b(?!\s(?:diploma|certificate))/iu,
  ],
  [
    'bachelor',
    /本科|(?<!\p{Script=Han})大学毕业|学士(?:学位)?|大学本科|双学位|专升本(?!前)|四技|二技|(?<!\p{Script=Han})大学(?=\s|$|[|,])|\bbachelor(?:'?s)?\b(?:\s(?:degree|of\s(?:commerce|business administration|technology)(?=\s(?!in\b|and\b|&|[-–])\(?\p{L})|of\s(?:applied\s)?(?:science|arts|fine arts|philosophy)))?|\bb\.\s?(?:sc|s|a|e|eng|tech|ed|com|b\.a)\b\.?|\b[as]\.b\.|\bll\.?\s?b\b\.?|\b(?:bsc|beng|btech|bba|bfa|bcom|bca|mbbs|bscn|bsn|bsw|bmus|bds|bpharm|bdes|bsocsc|bhsc|becon|bcompsc|bnurs|bjourn)\b|\blaurea(?: triennale)?\b|\bgrado en\b|\b(?:BS|BA|BE|BN|BEd|BSE|BArch|AB|SB)\b(?=\s(?:in|of|[A-Z])|,|\)|:|\s?[-–(]|\.|\s*$)|\bundergraduate\b|\bbachare(?:l|lado|la)\b|(?<!p[óo]s[- ])\bgradua[çc][ãa]o|\bensino superior\b|\blicenciatura\b/iu,
  ],
  [
    'college',
    /大专|专科|高职|高专|专升本前|\bassociate(?:'?s)?\b(?:\s(?:degree|of\s\w+(?:\s\w+)?))(?!\w)|\bassociate'?s?\s(?:degree|of|in)\b|\ba\.\s?(?:a|s|a\.s)\b\.?(?=\s|,|$)|\bcollege diploma\b|\bjunior college\b|\bhigher (?:national )?diploma\b|\bHN[DC]\b|副学士|高级文凭|二专|五专|\bhigher diploma\b|\bfoundation degree\b|\bAAS\b|\bsuperior de tecnologia\b|\btecnologia em\b|\btecn[óo]log[oa]\b|(?<!(?:vocational|school|education) )\bdiploma\b(?=\s(?:in|of)|,|$)/iu,
  ],
  [
    'secondary',
    /\bvocational diploma\b|\baccess to (?:higher education|HE)\b(?:\sdiploma)?|高中|(?:香港)?中学文凭(?:考试)?|中等职业|职业中专|\bDSE\b|中专|中技|职高|技校|中等专业|初中|\bhigh school\b(?:\s(?:diploma|certificate|equivalency))?|(?:\bontario )?(?:\b(?:higher|senior|upper|lower) )?\bsecondary (?:school|education)\b(?:\s(?:diploma|(?:leaving )?certificate))?|(?:\b(?:higher|senior|upper) )?\bsecondary\b(?! (?:education|teaching|school teacher|mathematics|science)\b)|\bGED\b|\b[AO][- ]levels?\b|\b(?:I?GCSEs?|BTEC|NVQ|SSLC)\b|(?:\bscottish )?\bhighers\b|\b(?:10|12)th\b|\b(?:class|std) (?:X|XII|10|12)\b|\bX(?:II)?th\b|\b10 ?\+ ?2\b|\bintermediate\b(?=\s?\(|\s*$|,|\sexam)|\b(?:international )baccalaureate\b|\b(?:GCE|HSC|SSC|CBSE|ICSE)\b|(?:\bGCE )?\badvanced level\b|\bleaving cert(?:ificate)?\b|\bmatriculation\b|\bbaccalaur[ée]ate?\b|\babitur\b|\bmatura\b|\bvocational school\b|\bensino (?:m[ée]dio|t[ée]cnico|fundamental)|\b(?:curso|n[íi]vel) t[ée]cnic[oa]\b|\bt[ée]cnic[oa] (?=(?:em|in)\s)|^t[ée]cnic[oa]$|\bsegundo grau\b|\bmagist[ée]rio\b/iu,
  ],
]

/** Degrees from the highest down. */
export const DEGREE_ORDER: readonly Degree[] = DEGREES.map(([degree]) => degree)
