import {
  amenities,
  amenityLabel,
  categories,
  cities,
  cityLabel,
  mainCities,
  performerCategories,
  performerCategoryLabel,
  venueTypes,
} from './catalogue';

describe('the catalogues', () => {
  it('have as many entries as the specification names', () => {
    expect(categories).toHaveLength(9);
    expect(venueTypes).toHaveLength(12);
    expect(amenities).toHaveLength(8);
    expect(performerCategories).toHaveLength(8);
  });

  it('offer the five cities of the specification first, all with a label', () => {
    expect(mainCities.map(({ label }) => label)).toEqual(['台北', '台中', '高雄', '新竹', '台南']);
    expect(new Set(cities.map(({ label }) => label)).size).toBe(cities.length);
  });

  it('translate ids and show words that are none as they are', () => {
    expect(cityLabel('newtaipei')).toBe('新北');
    expect(cityLabel('金星')).toBe('金星');
    expect(amenityLabel('wifi')).toBe('無線網路');
    expect(amenityLabel('拍貼機')).toBe('拍貼機');
    expect(performerCategoryLabel('dance')).toBe('舞者');
  });

  it('do not mistake what every object has for an entry', () => {
    expect(cityLabel('constructor')).toBe('constructor');
  });
});
