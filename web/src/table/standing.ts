// Standing orders as they are chosen: those that leave the question to the player are not sent.
import type { OrderGiven, OrderInfo } from '../protocol';

/** The first answer leaves the question to the player. */
const asks = ({ answers }: OrderInfo): string => answers[0]?.answer ?? '';

export const answerTo = (given: readonly OrderGiven[], info: OrderInfo): string =>
  given.find(({ order }) => order === info.order)?.answer ?? asks(info);

/** All orders with another answer to one of them. */
export function withAnswer(
  given: readonly OrderGiven[],
  info: OrderInfo,
  answer: string,
): OrderGiven[] {
  const others = given.filter(({ order }) => order !== info.order);
  return answer === asks(info) ? others : [...others, { order: info.order, answer }];
}
