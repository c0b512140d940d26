import { invariants } from '../setup/invariants';
import { openThings } from './open-things';
import type { OpenThing, Operation } from './operation';
import { operations } from './operations';
import { promises } from './promises';

const text = (words: string) => `'${words.replaceAll("'", "''")}'`;

/** A function that does one step and answers what came of it; null when there is nobody to do it. */
const stepFunction = ({ name, rows, call }: Operation) => `
  create function model.${name}(v1 int, v2 int, v3 int) returns jsonb language plpgsql as $step$
  declare
    t record;
    v_count int;
    v_state text;
    v_code text;
    v_where text;
  begin
    select count(*) into v_count from (${rows}) as candidates;
    if v_count = 0 then
      return null;
    end if;
    select * into t from (${rows}) as candidates offset v1 % v_count limit 1;
    perform model.pass('1 second');
    perform model.remember();
    begin
      perform model.become(t.actor);
      perform ${call};
      perform set_config('role', 'none', true);
      set constraints all immediate;
      set constraints all deferred;
    exception when others then
      get stacked diagnostics v_state = returned_sqlstate, v_code = message_text,
        v_where = pg_exception_context;
      return jsonb_build_object('by', model.name(t.actor), 'row', to_jsonb(t), 'state', v_state,
        'code', v_code, 'where', v_where);
    end;
    return jsonb_build_object('by', model.name(t.actor), 'row', to_jsonb(t), 'broken', model.broken());
  end;
  $step$;`;

const brokenFunction = () => `
  create function model.broken() returns text[] language plpgsql as $broken$
  declare
    v_broken text[] := '{}';
  begin
    ${[...invariants, ...promises]
      .map(
        ({ name, query }) =>
          `v_broken := v_broken || array(select ${text(name)} || ': ' || x.c from (${query}) as x (c) limit 3);`,
      )
      .join('\n')}
    return v_broken;
  end;
  $broken$;`;

const attempt = (way: OpenThing['ends'][number]) => `
  if not v_ends then
    begin
      ${way
        .map(
          ({ by, call }) => `
      perform set_config('role', 'none', true);
      perform model.become(${by});
      perform ${call};`,
        )
        .join('')}
      raise exception using errcode = 'MD000';
    exception
      when sqlstate 'MD000' then v_ends := true;
      when others then v_why := v_why || ' ' || sqlerrm;
    end;
  end if;`;

/** Answers the things of these kinds that are open and that nobody can end. */
const openFunction = (days: number) => `
  create function model.open_after_${days}() returns text[] language plpgsql as $open$
  declare
    v_open text[] := '{}';
    v_ends boolean;
    v_why text;
    t record;
  begin
    ${openThings
      .filter(({ within }) => within === days)
      .map(
        ({ rows, ends }) => `
        for t in ${rows} loop
          v_ends := false;
          v_why := '';
          ${ends.map(attempt).join('\n')}
          if not v_ends then
            v_open := v_open || ('after ${days} days nobody ends: ' || t.said || v_why);
          end if;
        end loop;`,
      )
      .join('\n')}
    return v_open;
  end;
  $open$;`;

/** Everything that is declared, as functions of the schema `model`. */
export const writtenFunctions = (): string =>
  [
    brokenFunction(),
    ...operations.map(stepFunction),
    ...new Set(openThings.map(({ within }) => openFunction(within))),
  ].join('\n');
