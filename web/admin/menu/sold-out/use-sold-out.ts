import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SoldOutItem } from '../../../../shared/contract/menu/sold-out-contract';
import { comingTimeWords } from '../../../../shared/domain/platform/coming-time';
import { listText } from '../../../../shared/domain/platform/list-text';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { useToast } from '../../../ui/toast';
import { useMutation } from '../../kit/query/use-mutation';

const SOLD_OUT = ['sold out'];

type SoldItem = Pick<SoldOutItem, 'kind' | 'id' | 'name'>;

export function useSoldOut() {
  const { soldOut } = useApi();
  const toast = useToast();
  const client = useQueryClient();
  const {
    data: answer,
    dataUpdatedAt,
    refetch,
  } = useQuery({ queryKey: SOLD_OUT, queryFn: () => soldOut.list() });
  const { busy, failure, send, refuse } = useMutation();
  const [marked, setMarked] = useState<readonly SoldItem[]>([]);

  /** The toast can undo it: a wrong row is easily pressed. @param until null: it is back. @returns whether it was changed. */
  const change = async (item: SoldItem, until: string | null): Promise<boolean> => {
    const { kind, id, name } = item;
    const sent = await send(
      () => soldOut.set({ kind, id, until }),
      m.menuoffice_change_failed(),
      m.menuoffice_was_deleted(),
    );
    if (!sent) {
      void refetch();
      return false;
    }
    client.setQueryData(SOLD_OUT, sent.result);
    setMarked((before) => {
      const others = before.filter((each) => each.kind !== kind || each.id !== id);
      return until === null ? others : [...others, item];
    });
    if (until === null) toast('success', m.menuoffice_is_back({ name }));
    else {
      const undo = { label: m.ui_undo(), onClick: () => change(item, null) };
      const words =
        until === 'tomorrow'
          ? m.menuoffice_is_sold_out_until({ name, time: comingTimeWords(sent.result.tomorrow) })
          : m.menuoffice_is_sold_out({ name });
      toast('success', words, { action: undo });
    }
    return true;
  };
  return {
    answer,
    /** 'Orders 12 and 15 still need it.', of what was marked here; undefined if none does. */
    stillNeeded: stillNeededWords(
      answer?.items.filter((item) =>
        marked.some(({ kind, id }) => kind === item.kind && id === item.id),
      ) ?? [],
    ),
    /** The server's clock minus this one (ms). */
    offsetMs: answer ? Date.parse(answer.now) - dataUpdatedAt : 0,
    read: () => void refetch(),
    busy,
    failure,
    refuse,
    change,
  };
}

export function stillNeededWords(soldOut: readonly Pick<SoldOutItem, 'neededBy'>[]) {
  const orders = [...new Set(soldOut.flatMap(({ neededBy }) => neededBy))];
  if (orders.length === 0) return undefined;
  return m.kitchen_still_needed({ count: orders.length, orders: listText(orders.map(String)) });
}

export type SoldOutState = ReturnType<typeof useSoldOut>;
