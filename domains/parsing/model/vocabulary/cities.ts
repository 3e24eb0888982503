import ABROAD_IN_CHINESE from './cities-abroad-chinese.json' with { type: 'json' }
import WORLD from './cities-latin.json' with { type: 'json' }
import MAINLAND from './cities-mainland.json' with { type: 'json' }

/** Chinese names of cities: mainland prefectures, a few large counties, and the world's largest. */
export const CHINESE_CITIES: ReadonlySet<string> = new Set([...MAINLAND, ...ABROAD_IN_CHINESE])

/** Large cities in their Latin spelling, by that spelling in lower case. */
export const WORLD_CITIES: ReadonlyMap<string, string> = new Map(
  WORLD.map((city) => [city.toLowerCase(), city]),
)

/** Provinces as they stand in front of a city's name. */
export const PROVINCE =
  '(?:河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|台湾)省?|(?:内蒙古|广西|西藏|宁夏|新疆)(?:(?:壮族|回族|维吾尔)?自治区)?'

/** Countries and regions, in lower case, that stand behind a city's name. */
export const COUNTRIES: ReadonlySet<string> = new Set(
  'china|p.r. china|p. r. china|pr china|usa|u.s.a.|u.s.|us|united states|united states of america|u.s.a|s.korea|s. korea|uk|u.k.|united kingdom|england|scotland|wales|ireland|canada|australia|new zealand|germany|deutschland|france|spain|italy|portugal|netherlands|the netherlands|belgium|switzerland|austria|sweden|norway|denmark|finland|poland|czech republic|czechia|hungary|romania|greece|turkey|russia|ukraine|brazil|brasil|mexico|argentina|chile|colombia|peru|india|pakistan|bangladesh|sri lanka|nepal|singapore|malaysia|indonesia|thailand|philippines|vietnam|japan|south korea|korea|taiwan|hong kong|egypt|nigeria|kenya|south africa|ghana|morocco|israel|uae|united arab emirates|saudi arabia|qatar|remote|worldwide|california|texas|ontario|bavaria|quebec|british columbia|massachusetts|new jersey|florida|illinois|virginia|georgia|pennsylvania|north carolina|ohio|michigan|washington|colorado|maryland|minnesota|arizona|oregon|new york|alabama|alaska|arkansas|connecticut|delaware|hawaii|idaho|indiana|iowa|kansas|kentucky|louisiana|maine|mississippi|missouri|montana|nebraska|nevada|new hampshire|new mexico|north dakota|oklahoma|rhode island|south carolina|south dakota|tennessee|utah|vermont|west virginia|wisconsin|wyoming|d.c.|dc|alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland|new south wales|nsw|victoria|vic|queensland|qld|tasmania|tas|western australia|south australia|maharashtra|karnataka|tamil nadu|kerala|telangana|andhra pradesh|uttar pradesh|gujarat|west bengal|rajasthan|punjab|northern ireland|republic of ireland|republic of korea|aotearoa new zealand|são paulo|minas gerais|bahia|paraná|pernambuco|ceará|gauteng|kwazulu-natal|western cape|macau|luxembourg|iceland|slovakia|slovenia|croatia|serbia|bulgaria|lithuania|latvia|estonia|cambodia|laos|myanmar|mongolia|kazakhstan|uzbekistan|iran|iraq|jordan|lebanon|kuwait|bahrain|oman|tunisia|algeria|ethiopia|uganda|tanzania|rwanda|zambia|zimbabwe|botswana|namibia|mozambique|angola|senegal|cameroon|jamaica|cuba|ecuador|bolivia|paraguay|uruguay|venezuela|costa rica|panama|guatemala'.split(
    '|',
  ),
)
