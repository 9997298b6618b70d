import type { z } from '@hono/zod-openapi';
import { componentExamples, componentName } from '../contract/component';
import { customerData } from '../contract/customer-data.schema';
import { productData, wishlistProduct } from '../contract/product-data.schema';
import { questionAnswer } from '../questions/question.schema';
import { ratesInfo, reply } from '../reviews/review.schema';
import {
  amountDiscountReward,
  percentageDiscountReward,
  shippingDiscountReward,
} from '../rewards/redemption/issued-discount.schema';
import { giftCardReward, productDiscountReward } from '../rewards/redemption/issued-reward.schema';
import { customerActivity, earningRuleAction, spendingRuleAction } from '../webhooks/objects';

/** A schema that has a page, and the examples on that page. */
interface DocumentedObject {
  schema: z.ZodType;
  examples: readonly unknown[];
}

const objectSchemas = {
  amount_discount_reward: amountDiscountReward,
  percentage_discount_reward: percentageDiscountReward,
  product_discount_reward: productDiscountReward,
  shipping_discount_reward: shippingDiscountReward,
  gift_card_reward: giftCardReward,
  customer_activity: customerActivity,
  customer_identifier: customerData,
  product_identifier: productData,
  product_with_variant: wishlistProduct,
  earning_rule_action: earningRuleAction,
  spending_rule_action: spendingRuleAction,
  answer: questionAnswer,
  review_rates: ratesInfo,
  review_reply: reply,
} as const satisfies Record<string, z.ZodType>;

const objectEntries: [string, z.ZodType][] = Object.entries(objectSchemas);

/** A union such as an activity has no examples itself; its variants do. */
function examplesOf(schema: z.ZodType): readonly unknown[] {
  const examples = componentExamples(schema);
  if (examples.length > 0 || !('options' in schema)) return examples;
  return (schema.options as z.ZodType[]).flatMap(examplesOf);
}

/** The 14 objects in payloads, by the name of their page. */
export const webhookObjects: Readonly<Record<string, DocumentedObject>> = Object.fromEntries(
  objectEntries.map(([name, schema]) => [name, { schema, examples: examplesOf(schema) }]),
);

/** The name of the page about a component such as `CustomerData`; undefined if there is none. */
export function objectNameOf(component: string): string | undefined {
  return objectEntries.find(([, schema]) => componentName(schema) === component)?.[0];
}
