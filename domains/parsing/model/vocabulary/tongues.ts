import TONGUES_WORDS from './languages.json' with { type: 'json' }
/** Names of languages as résumés write them, Chinese ones first. */
export const TONGUES = TONGUES_WORDS.join('|')

/** Examinations that prove a language, with their result. */
export const LANGUAGE_EXAMS =
  '(?:大学)?英语(?:专业)?[四六八]级|专业[四八]级|专[四八](?!位)|CET\\s?-?\\s?[46](?:\\s?[(:/]?\\s?\\d{3}分?\\)?)?|TEM\\s?-?\\s?[48]|(?:IELTS|雅思)\\s*[:(]?\\s*(?:\\d(?:\\.\\d)?)?|(?:TOEFL|托福)\\s*(?:iBT)?\\s*[:(]?\\s*(?:\\d{2,3})?|(?:TOEIC|托业)\\s*[:(]?\\s*(?:\\d{3})?|JLPT\\s*N[1-5]|日语N[1-5](?:级|证书)?|BEC\\s?(?:高级|中级|初级|Higher|Vantage)|普通话(?:水平)?[一二]级[甲乙]等|HSK\\s?\\d|TOPIK\\s?\\d|DELF\\s?[AB]\\d|DALF\\s?C\\d|DELE\\s?[A-C]\\d|GRE\\s*[:(]?\\s*\\d{3}|GMAT\\s*[:(]?\\s*\\d{3}'
