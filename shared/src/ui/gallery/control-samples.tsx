import { styled } from 'styled-components';
import { categories, cities, formatDateTime } from '../../format';
import * as ui from '../index';
import words from './words.zh-TW.json';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
`;

const Columns = styled.div`
  display: grid;
  gap: 20px 24px;
  grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
`;

const icons = Object.entries(ui).filter(([name]) => /.Icon$/.test(name)) as [
  string,
  typeof ui.PinIcon,
][];
const variants = ['primary', 'outline', 'quiet', 'plain', 'text', 'danger', 'inverse'] as const;
const tones = ['info', 'warning', 'danger', 'neutral'] as const;

/** Buttons, fields, choices, labels and icons. */
export function ControlSamples() {
  return (
    <>
      {variants.map((variant) => (
        <Row key={variant}>
          <ui.Button variant={variant}>{words.register}</ui.Button>
          <ui.Button variant={variant} icon={<ui.TrashIcon size={18} />}>
            {words.remove}
          </ui.Button>
          <ui.Button variant={variant} disabled>
            {words.register}
          </ui.Button>
          <ui.Button variant={variant} isBusy>
            {words.register}
          </ui.Button>
          <ui.Button variant={variant} size="sm">
            {words.signUp}
          </ui.Button>
          <ui.Button variant={variant} size="lg">
            {words.signUp}
          </ui.Button>
        </Row>
      ))}
      <Row>
        <ui.IconButton label={words.all}>
          <ui.SunIcon />
        </ui.IconButton>
        <ui.IconButton label={words.all} variant="outline">
          <ui.HeartIcon />
        </ui.IconButton>
        <ui.IconButton label={words.all} variant="stage">
          <ui.ShareIcon />
        </ui.IconButton>
        {icons.map(([name, SampleIcon]) => (
          <SampleIcon key={name} size={22} />
        ))}
      </Row>
      <ui.Divider />
      <Columns>
        <ui.TextField
          label={words.name}
          isRequired
          placeholder={words.namePlaceholder}
          hint={words.nameHint}
        />
        <ui.TextField label={words.phone} defaultValue="0912-345-678" type="tel" />
        <ui.TextField
          label={words.price}
          isRequired
          prefix="NT$"
          defaultValue="-100"
          error={words.priceError}
        />
        <ui.SelectField label={words.city} defaultValue="taipei">
          <option value="">{words.allCities}</option>
          {cities.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </ui.SelectField>
        <ui.TextArea label={words.about} defaultValue={words.aboutText} maxLength={600} />
        <div>
          <ui.Checkbox label={words.agree} defaultChecked />
          <ui.Checkbox label={words.agree} error={words.agreeError} />
          <ui.Checkbox label={words.remember} disabled />
          <div>
            <ui.Switch label={words.paid} defaultChecked hint={words.nameHint} />
          </div>
          <ui.Switch label={words.enabled} />
        </div>
        <ui.PasswordField label={words.password} autoComplete="off" defaultValue="12345678" />
        <ui.TextField label={words.disabled} disabled defaultValue={words.disabled} />
        <ui.SearchField label={words.search} placeholder={words.search} />
      </Columns>
      <ui.ChipRow label={words.kinds}>
        {categories.map((category, index) => (
          <ui.Chip key={category} isSelected={index === 1} to={`?category=${category}`}>
            {category}
          </ui.Chip>
        ))}
        <ui.Chip icon={<ui.FilterIcon size={16} />}>{words.kinds}</ui.Chip>
      </ui.ChipRow>
      <Row>
        <ui.Badge tone="amber">{words.hot}</ui.Badge>
        <ui.Badge tone="accent">{words.fan}</ui.Badge>
        <ui.Badge tone="success" hasDot>
          {words.running}
        </ui.Badge>
        {tones.map((tone, index) => (
          <ui.Badge key={tone} tone={tone} hasDot>
            {[words.upcoming, words.pending, words.rejected, words.ended][index]}
          </ui.Badge>
        ))}
        <ui.Tag>{categories[0]}</ui.Tag>
        {words.prices.map((label) => (
          <ui.PriceText key={label} label={label} />
        ))}
      </Row>
      <Columns>
        <ui.SegmentedControl
          label={words.identity}
          value="fan"
          onChange={() => undefined}
          options={[
            { value: 'fan', label: words.fan },
            { value: 'performer', label: words.performer },
            { value: 'venue', label: words.venue },
          ]}
        />
        <ui.Panel>
          <ui.FactRow icon={<ui.CalendarIcon size={18} />} isStrong>
            {formatDateTime('2026-12-05', '11:00')}
          </ui.FactRow>
          <ui.FactRow icon={<ui.PinIcon size={18} />}>{words.venues[1]}</ui.FactRow>
          <ui.FactRow icon={<ui.UsersIcon size={18} />}>{words.aboutText}</ui.FactRow>
        </ui.Panel>
      </Columns>
    </>
  );
}
