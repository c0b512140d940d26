import { at, dayFrom, type Request, type Scenario, type Subjects } from './scenario';

const kinds = ['生咖', '燈箱', '公車', 'LED', '快閃', '聖地巡禮', '應援房'];
const spotWords = [
  '生日應援',
  '星野 生咖',
  '台北 燈箱',
  'luna',
  '駁二 快閃',
  '中山區',
  '沒有這種東西',
];
const goodsWords = ['專輯', '手燈', '海報', '小卡 生日', 'T 恤', '沒有這種東西'];
const categories = ['album', 'apparel', 'photo_card', 'poster', 'light_stick'];

/** The support map with 100 000 spots, and shops with 100 000 products, as their pages ask for them. */
export function goodsAndSpots({ cities, performers }: Subjects): Scenario[] {
  const ask = (name: string, args: Request['args']): Request => ({
    function: name,
    args,
    userId: null,
  });
  const list = { p99Ms: 50 };
  return [
    {
      name: 'spots: the whole map',
      aim: list,
      isAskedOverHttp: true,
      request: (n) =>
        ask('support_spots_on_map', n % 2 === 0 ? {} : { p_date_to: dayFrom(n % 60) }),
    },
    {
      name: 'spots: city and kind',
      aim: list,
      request: (n) => ask('support_spots_on_map', { p_city: at(cities, n), p_kind: at(kinds, n) }),
    },
    {
      name: 'spots: of a performer',
      aim: list,
      request: (n) =>
        ask('search_support_spots', { p_artist_id: at(performers, n), p_page_size: 50 }),
    },
    {
      name: 'spots: words',
      aim: list,
      request: (n) => ask('support_spots_on_map', { p_query: at(spotWords, n) }),
    },
    {
      name: 'spots: last pages',
      aim: list,
      request: (n) =>
        ask('search_support_spots', { p_page: 1_000_000, p_page_size: 12 + (n % 12) }),
    },
    {
      name: 'goods: a shop',
      aim: list,
      isAskedOverHttp: true,
      request: (n) =>
        ask('search_products', {
          p_performer_id: at(performers, n),
          p_sort: at(['newest', 'price', 'popular'], n),
          p_in_stock: n % 2 === 0,
        }),
    },
    {
      name: 'goods: words in a shop',
      aim: list,
      request: (n) =>
        ask('search_products', {
          p_performer_id: at(performers, n),
          p_query: at(goodsWords, n),
          p_category: n % 3 === 0 ? at(categories, n) : 'all',
        }),
    },
  ];
}
