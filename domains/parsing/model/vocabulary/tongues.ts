/** Names of languages as résumés write them, Chinese ones first. */
export const TONGUES =
  '英语|汉语|中文|普通话|粤语|广东话|闽南语|上海话|客家话|日语|韩语|法语|德语|西班牙语|葡萄牙语|俄语|意大利语|阿拉伯语|泰语|越南语|英文|日文|韩文|法文|德文|国语|蒙古语|藏语|维吾尔语|印尼语|马来语|English|Mandarin Chinese|Mandarin|Chinese|Cantonese|Japanese|Korean|French|German|Spanish|Portuguese|Russian|Italian|Arabic|Hindi|Thai|Vietnamese|Dutch|Polish|Turkish|Swedish|Norwegian|Danish|Finnish|Greek|Czech|Hungarian|Romanian|Ukrainian|Hebrew|Indonesian|Malay|Tagalog|Urdu|Bengali|Tamil|Telugu|Punjabi|Swahili|Persian|Farsi|Catalan|Hokkien|Latin|Serbian|Croatian|Bulgarian|Marathi|Gujarati|Kannada|Malayalam|American Sign Language|Português|Inglês|Espanhol|Francês|Alemão|Italiano|Japonês|Mandarim|Chinês|Coreano|Russo|Árabe|Libras'

/** Examinations that prove a language, with their result. */
export const LANGUAGE_EXAMS =
  '(?:大学)?英语(?:专业)?[四六八]级|专业[四八]级|专[四八](?!位)|CET\\s?-?\\s?[46](?:\\s?[(:/]?\\s?\\d{3}分?\\)?)?|TEM\\s?-?\\s?[48]|(?:IELTS|雅思)\\s*[:(]?\\s*(?:\\d(?:\\.\\d)?)?|(?:TOEFL|托福)\\s*(?:iBT)?\\s*[:(]?\\s*(?:\\d{2,3})?|(?:TOEIC|托业)\\s*[:(]?\\s*(?:\\d{3})?|JLPT\\s*N[1-5]|日语N[1-5](?:级|证书)?|BEC\\s?(?:高级|中级|初级|Higher|Vantage)|普通话(?:水平)?[一二]级[甲乙]等|HSK\\s?\\d|TOPIK\\s?\\d|DELF\\s?[AB]\\d|DALF\\s?C\\d|DELE\\s?[A-C]\\d|GRE\\s*[:(]?\\s*\\d{3}|GMAT\\s*[:(]?\\s*\\d{3}'
