// CJK Radicals Supplement, which NFKC leaves alone: each radical beside the letter it looks like. Chromium writes these
// into its PDFs where a font draws both with one glyph.
const PAIRS =
  '⺁厂⺄乚⺅亻⺆冂⺇几⺈刀⺉刂⺊卜⺋㔾⺌小⺍小⺎兀⺏尣⺐尢⺒巳⺓幺⺔彑⺕彐⺖忄⺗㣺⺘扌⺙攵⺛旡⺜日⺝月⺞歺⺟母⺠民⺡氵⺢氺⺣灬⺤爫⺥爫⺦丬⺧牛⺨犭⺩王⺪疋⺫目⺬示⺭礻⺮竹⺯糹⺰纟⺱罓⺲罒⺶羊⺷羊⺸羊⺹耂⺺肀⺻聿⺼肉⺽臼⺾艹⺿艹⻀艹⻁虎⻂衤⻃覀⻄西⻅见⻆角⻇角⻈讠⻉贝⻊足⻋车⻌辶⻍辶⻎辶⻏阝⻐钅⻑長⻒镸⻓长⻔门⻕阜⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻟飠⻠饣⻡首⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟'

const LETTERS = new Map(
  [...PAIRS].flatMap((radical, index, all): [string, string][] => {
    const letter = all[index + 1]
    return index % 2 === 0 && letter ? [[radical, letter]] : []
  }),
)

// ⼾ folds to the traditional 戶 by NFKC; where radicals stand for letters the writing is the simplified one.
const DOOR = /\u2f3e/g

/** Puts the letter meant in the place of a radical that only looks like it. */
export const lettersForRadicals = (text: string): string =>
  text.replace(DOOR, '户').replace(/[\u2e80-\u2ef3]/g, (radical) => LETTERS.get(radical) ?? radical)
