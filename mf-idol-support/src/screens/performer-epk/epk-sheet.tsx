import { Artwork } from '@spotlight/artwork';
import { PrintedFacts } from '@spotlight/shared/print';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { usePressKit } from '../../components/press-kit/use-press-kit';
import type { PerformerDetail } from '../../data/performer/performer.schema';
import { texts } from '../../texts';
import { Head, Part } from './epk.styles';

/** The press kit of a performer, on paper. */
export function EpkSheet({ performer }: { performer: PerformerDetail }) {
  const t = useTexts(texts);
  const { name, facts, parts } = usePressKit()(performer);
  return (
    <>
      <Head>
        <Artwork
          kind="performer"
          id={performer.id}
          category={performer.category}
          title={t('detail.portrait', { name })}
          imageUrl={performer.profileImageUrl}
          sizes="200px"
          isPriority
        />
        <div>
          <h1>{name}</h1>
          <PrintedFacts>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </PrintedFacts>
        </div>
      </Head>
      {parts.map(({ title, text, links }) => (
        <Part key={title}>
          <h2>{title}</h2>
          {text && <p>{text}</p>}
          {links && (
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  {link.title}
                  <br />
                  <a href={link.href} rel="noopener noreferrer">
                    {link.href}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </Part>
      ))}
    </>
  );
}
